// Right: keeps successes through a result.

// MARK: Step 1a
var kept: [(key: ObjectIdentifier, instance: Any)] = []
// End of step 1a

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  if let entry = kept.first(where: { $0.key == key }) { return entry.instance }
  let outcome = Result { try buildForKeeping(registration) }
  if case .success(let instance) = outcome { kept.append((key, instance)) }
  return try outcome.get()
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b

// MARK: Step 2
func asPromised<Service>(_ type: Service.Type) -> Service? { product as? Service }
func isPromised<Service>(_ type: Service.Type) -> Bool { asPromised(type) != nil }
if !isPromised(self.type) { throw ResolutionFailure.typeMismatch(name) }
// End of step 2

// MARK: Step 3b
let isObject =
  Mirror(reflecting: product).displayStyle == .class || Swift.type(of: product) is AnyClass
if case .weak = lifetime, !isObject { throw LifetimeFailure.notAnObject(name) }
// End of step 3b
