/// Objects that a container knows but does not keep alive. Chapter 5, Step 3.
struct WeakInstances {
  // MARK: Step 3a · Know an object without owning it.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// How many entries there are, those of dead objects included.
  var count: Int { objects.count }

  /// The object kept for `key`.
  subscript(key: ObjectIdentifier) -> AnyObject? { objects[key] }

  /// Remembers `object`.
  mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
    objects[key] = object
  }
  // End of step 3a
}
