// Right: keeps a slot for each shared service, filled or empty.

// MARK: Step 1a
enum Slot {
  case empty
  case filled(Any)
}

var slots: [ObjectIdentifier: Slot] = [:]
// End of step 1a

// MARK: Step 1b
switch registration.lifetime {
case .transient:
  return try build(registration)
case .shared:
  switch slots[key, default: .empty] {
  case .filled(let instance):
    return instance
  case .empty:
    let instance = try buildForKeeping(registration)
    slots[key] = .filled(instance)
    return instance
  }
case .weak:
  return try weakProduct(of: registration, for: key)
}
// End of step 1b
