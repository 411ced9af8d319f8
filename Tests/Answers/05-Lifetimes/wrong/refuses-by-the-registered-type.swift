// Wrong: refuses every weak service that is not registered as a class.
// Caught by: A weak object is found however it is asked for
// Says: Know the object itself

// MARK: Step 3b
guard lifetime != .weak || type is AnyClass else {
  throw LifetimeFailure.notAnObject(name)
}
// End of step 3b
