/// Objects that a container knows but does not keep alive. Chapter 5, Step 3.
struct WeakInstances {
  // MARK: Step 3a · Know an object without owning it.
  private struct Box {
    weak var object: AnyObject?
  }

  private var boxes: [ObjectIdentifier: Box] = [:]
  private var sweepCount = 8

  /// How many boxes there are, empty ones included.
  var count: Int { boxes.count }

  /// The object kept for `key`, if somebody still holds it.
  subscript(key: ObjectIdentifier) -> AnyObject? { boxes[key]?.object }

  /// Remembers `object`, which is alive for as long as somebody else holds it.
  ///
  /// Empty boxes go whenever the boxes have doubled, so keeping many objects stays cheap.
  mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
    if boxes.count >= sweepCount {
      boxes = boxes.filter { $0.value.object != nil }
      sweepCount = max(8, boxes.count * 2)
    }
    boxes[key] = Box(object: object)
  }
  // Stub:
  // private var objects: [ObjectIdentifier: AnyObject] = [:]
  //
  // /// How many entries there are, those of dead objects included.
  // var count: Int { objects.count }
  //
  // /// The object kept for `key`.
  // subscript(key: ObjectIdentifier) -> AnyObject? { objects[key] }
  //
  // /// Remembers `object`.
  // mutating func keep(_ object: AnyObject, for key: ObjectIdentifier) {
  //   objects[key] = object
  // }
  // End of step 3a
}
