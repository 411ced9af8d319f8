// Wrong: takes a product that is nil for a missing service.
// Caught by: A registered service is found by its type
// Says: an optional that is nil

// MARK: Step 1b
let product = try product(of: type)
let mirror = Mirror(reflecting: product)
let isNil = mirror.displayStyle == .optional && mirror.children.isEmpty
guard !isNil, let service = product as? Service else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
return service
// End of step 1b
