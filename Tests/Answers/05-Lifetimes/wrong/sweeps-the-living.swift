// Wrong: throws all boxes away when there are many.
// Caught by: Living entries survive the clean-up
// Says: Cleaning up removes what is dead

// MARK: Step 3a
private struct Box {
  weak var object: AnyObject?
}

private var boxes: [ObjectIdentifier: Box] = [:]

var count: Int { boxes.count }

subscript(key: ObjectIdentifier) -> AnyObject? { boxes[key]?.object }

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  if boxes.count >= 8 { boxes = [:] }
  boxes[key] = Box(object: object)
}
// End of step 3a
