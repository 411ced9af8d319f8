// Wrong: doubles the limit at each clean-up and never lowers it.
// Caught by: Dead entries go also after many were alive at once
// Says: a limit that only rises

// MARK: Step 3a
private struct Box {
  weak var object: AnyObject?
}

private var boxes: [ObjectIdentifier: Box] = [:]
private var limit = 8

var count: Int { boxes.count }

subscript(key: ObjectIdentifier) -> AnyObject? { boxes[key]?.object }

mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  if boxes.count >= limit {
    boxes = boxes.filter { $0.value.object != nil }
    limit *= 2
  }
  boxes[key] = Box(object: object)
}
// End of step 3a
