// Wrong: keeps what is shared in a place of its own.
// Caught by: A shared service is built once for each container
// Says: Two containers share one instance
// Also fails: step 4

// MARK: Step 2
try register(type, lifetime: lifetime) { resolver in
  guard lifetime == .shared else { return try build(resolver) }
  if let kept = Kept.instances[ObjectIdentifier(type)] as? Service { return kept }
  let service = try build(resolver)
  Kept.instances[ObjectIdentifier(type)] = service
  return service
}
// End of step 2

enum Kept {
  nonisolated(unsafe) static var instances: [ObjectIdentifier: Any] = [:]
}
