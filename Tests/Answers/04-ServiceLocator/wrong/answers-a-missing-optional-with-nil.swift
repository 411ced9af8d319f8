// Wrong: answers a missing optional with nil, as a cast from nothing does.
// Caught by: A related type is another service
// Says: `Int?` is not

// MARK: Step 1b
let product: Any?
do {
  product = try self.product(of: type)
} catch ResolutionFailure.missing(_) where Optional<Any>.none is Service {
  product = nil
}
guard let service = product as? Service else {
  throw ResolutionFailure.typeMismatch(String(reflecting: type))
}
return service
// End of step 1b
