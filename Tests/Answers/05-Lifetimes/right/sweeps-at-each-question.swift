// Right: removes dead entries at each question.

// MARK: Step 3a
private final class Box {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

private var boxes: [ObjectIdentifier: Box] = [:]

var count: Int { boxes.count }

subscript(key: ObjectIdentifier) -> AnyObject? {
  mutating get {
    for (key, box) in boxes where box.object == nil { boxes[key] = nil }
    return boxes[key]?.object
  }
}

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  boxes[key] = Box(object)
}
// End of step 3a
