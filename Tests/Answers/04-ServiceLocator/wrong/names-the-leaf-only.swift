// Wrong: names a missing type by its last word.
// Caught by: A missing service is reported by its full name
// Says: "Reader" alone could be anybody
// Also fails: step 2, step 3, step 5

// MARK: Step 1d
guard let registration = registrations[ObjectIdentifier(type)] else {
  throw ResolutionFailure.missing(String(describing: type))
}
return try build(registration)
// End of step 1d
