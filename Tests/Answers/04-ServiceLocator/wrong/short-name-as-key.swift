// Wrong: uses the short name of a type as its key.
// Caught by: Two types with one short name are two services
// Says: A name is not an identity
// Also fails: step 3, step 5

// MARK: Step 1a
var registrations: [String: Registration] = [:]
// End of step 1a

// MARK: Step 3b
guard !isFrozen else { throw ResolutionFailure.frozen }
let name = String(describing: registration.type)
guard registrations[name] == nil else { throw ResolutionFailure.duplicate(registration.name) }
// End of step 3b

// MARK: Step 1c
registrations[name] = registration
// End of step 1c

// MARK: Step 1d
guard let registration = registrations[String(describing: type)] else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
return try build(registration)
// End of step 1d

// MARK: Step 5c
guard isFrozen else { throw ResolutionFailure.notFrozen }
var missing: [String] = []
for type in types where registrations[String(describing: type)] == nil {
  let name = String(reflecting: type)
  if !missing.contains(name) { missing.append(name) }
}
if !missing.isEmpty { throw UnmetRequirements(missing: missing) }
// End of step 5c
