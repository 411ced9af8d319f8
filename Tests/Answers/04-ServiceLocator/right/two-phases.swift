// Right: opens with one dictionary and moves it into another when it is frozen.

// MARK: Step 1a
enum Phase {
  case open
  case closed([ObjectIdentifier: Registration])
}

var phase = Phase.open
var registrations: [ObjectIdentifier: Registration] = [:]
// End of step 1a

// MARK: Step 3a
if case .open = phase {
  phase = .closed(registrations)
  isFrozen = true
}
// End of step 3a

// MARK: Step 3b
guard case .open = phase else { throw ResolutionFailure.frozen }
guard !registrations.keys.contains(key) else {
  throw ResolutionFailure.duplicate(registration.name)
}
// End of step 3b

// MARK: Step 3c
guard case .closed(let final) = phase else { throw ResolutionFailure.notFrozen }
// End of step 3c

// MARK: Step 1d
guard let registration = final[ObjectIdentifier(type)] else {
  throw ResolutionFailure.missing(String(reflecting: type))
}
return try build(registration)
// End of step 1d
