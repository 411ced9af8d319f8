// Wrong: refuses values that are shared, too.
// Caught by: Only a weak service has to be an object
// Says: Look at the registration
// Caught by: Shared values and a shared nil are kept as well
// Says: minds `.weak` alone
// Also fails: step 2, step 5

// MARK: Step 3b
guard Swift.type(of: product) is AnyClass else {
  throw LifetimeFailure.notAnObject(name)
}
// End of step 3b
