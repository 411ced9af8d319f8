// Wrong: keeps the first object of a type and no later one.
// Caught by: After the last holder has let go, a new one is built
// Says: the next one is not shared
// Also fails: step 5

// MARK: Step 3a
private struct Box {
  weak var object: AnyObject?
}

private var boxes: [ObjectIdentifier: Box] = [:]

var count: Int { boxes.count }

subscript(key: ObjectIdentifier) -> AnyObject? { boxes[key]?.object }

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  if boxes.count >= 8 { boxes = boxes.filter { $0.value.object != nil } }
  if boxes[key] == nil { boxes[key] = Box(object: object) }
}
// End of step 3a
