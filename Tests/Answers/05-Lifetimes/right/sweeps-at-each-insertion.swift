// Right: removes dead entries whenever it keeps a new one, and holds objects through closures.

// MARK: Step 3a
private var objects: [ObjectIdentifier: () -> AnyObject?] = [:]

var count: Int { objects.values.count }

subscript(key: ObjectIdentifier) -> AnyObject? { objects[key].flatMap { $0() } }

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  objects = objects.filter { $0.value() != nil }
  objects[key] = { [weak object] in object }
}
// End of step 3a
