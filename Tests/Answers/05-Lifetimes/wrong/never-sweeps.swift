// Wrong: never removes an empty box.
// Caught by: Dead entries do not pile up
// Says: remove dead entries now and then

// MARK: Step 3a
private struct Box {
  weak var object: AnyObject?
}

private var boxes: [ObjectIdentifier: Box] = [:]

var count: Int { boxes.count }

subscript(key: ObjectIdentifier) -> AnyObject? { boxes[key]?.object }

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  boxes[key] = Box(object: object)
}
// End of step 3a
