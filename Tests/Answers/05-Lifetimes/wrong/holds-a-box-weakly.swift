// Wrong: holds a box weakly that nobody else holds.
// Caught by: There is one instance while somebody holds it
// Says: not a box that only the container holds
// Caught by: A weak object is found however it is asked for
// Says: Know the object itself
// Also fails: step 2, step 4, step 5

// MARK: Step 3a
private final class Box {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}

private struct Entry {
  weak var box: Box?
}

private var entries: [ObjectIdentifier: Entry] = [:]

var count: Int { entries.count }

subscript(key: ObjectIdentifier) -> AnyObject? { entries[key]?.box?.object }

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  entries = entries.filter { $0.value.box != nil }
  let box = Box(object)
  entries[key] = Entry(box: box)
}
// End of step 3a
