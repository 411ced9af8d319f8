// Wrong: refuses a weak value as if it were of another type.
// Caught by: A value cannot be weak
// Says: not refused
// Also fails: step 5

// MARK: Step 3b
guard lifetime != .weak || Swift.type(of: product) is AnyClass else {
  throw ResolutionFailure.typeMismatch(name)
}
// End of step 3b
