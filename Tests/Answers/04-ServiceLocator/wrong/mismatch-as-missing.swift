// Wrong: calls a product of another type missing.
// Caught by: A product of another type is reported
// Says: The service is not missing

// MARK: Step 1b
guard let service = try product(of: type) as? Service else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
return service
// End of step 1b
