// Wrong: lets a weak service keep its first arguments.
// Caught by: A weak service with arguments is refused at registration
// Says: the second reader would get it too

// MARK: Step 3
guard lifetime != .shared else {
  throw ArgumentFailure.lifetimeIgnoresArguments(String(reflecting: type))
}
// End of step 3
