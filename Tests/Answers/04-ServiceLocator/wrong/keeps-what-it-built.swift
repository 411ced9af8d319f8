// Wrong: hands out the first product again and again.
// Caught by: Each resolution builds anew
// Says: keeping instances is a decision of its own
// Also fails: step 2

// MARK: Step 1a
var registrations: [ObjectIdentifier: Registration] = [:]
var products: [ObjectIdentifier: Any] = [:]
// End of step 1a

// MARK: Step 1d
let key = ObjectIdentifier(type)
guard let registration = registrations[key] else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
if let product = products[key] { return product }
let product = try build(registration)
products[key] = product
return product
// End of step 1d
