// Wrong: names the type of a mismatch by its short name.
// Caught by: A product of another type is reported
// Says: with the full name of what was promised

// MARK: Step 1b
guard let service = try product(of: type) as? Service else {
  throw ResolutionFailure.typeMismatch("\(type)")
}
return service
// End of step 1b
