// Right: keeps only closures, and casts with a guard.

// MARK: Step 1a
typealias Factory = (any Resolver) throws -> Any
var factories: [ObjectIdentifier: Factory] = [:]
// End of step 1a

// MARK: Step 1b
guard let service = try product(of: type) as? Service else {
  throw ResolutionFailure.typeMismatch(String(reflecting: Service.self))
}
return service
// End of step 1b

// MARK: Step 3b
if isFrozen { throw ResolutionFailure.frozen }
if factories[key] != nil { throw ResolutionFailure.duplicate(registration.name) }
// End of step 3b

// MARK: Step 1c
factories[key] = registration.factory
// End of step 1c

// MARK: Step 1d
guard let factory = factories[ObjectIdentifier(type)] else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
return try build(Registration(type: type, factory: factory))
// End of step 1d

// MARK: Step 4a
try construction.begin(registration, among: CollectionOfOne(registration))
defer { construction.end(registration) }
// End of step 4a

// MARK: Step 4b
private var path: [Registration] = []

func begin(
  _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
) throws {
  let key = ObjectIdentifier(registration.type)
  if let start = path.firstIndex(where: { ObjectIdentifier($0.type) == key }) {
    throw ResolutionFailure.cycle((path[start...] + [registration]).map(\.name))
  }
  path.append(registration)
}

func end(_ registration: Registration) {
  path.removeLast()
}
// End of step 4b

// MARK: Step 5c
if !isFrozen { throw ResolutionFailure.notFrozen }
var missing: [String] = []
for type in types where factories[ObjectIdentifier(type)] == nil {
  let name = String(reflecting: type)
  if !missing.contains(name) { missing.append(name) }
}
if missing.count > 0 { throw UnmetRequirements(missing: missing) }
// End of step 5c
