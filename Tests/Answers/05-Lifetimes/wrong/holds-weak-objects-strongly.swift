// Wrong: holds weak objects like shared ones.
// Caught by: The container does not keep it alive
// Says: under another name
// Caught by: After the last holder has let go, a new one is built
// Says: a kept one is not weak
// Also fails: step 4, step 5

// MARK: Step 3a
private var objects: [ObjectIdentifier: AnyObject] = [:]

var count: Int { objects.count }

subscript(key: ObjectIdentifier) -> AnyObject? { objects[key] }

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  objects[key] = object
}
// End of step 3a
