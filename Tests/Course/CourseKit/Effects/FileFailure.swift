/// A file that could not be read, written or removed: what, which and why.
struct FileFailure: Error, Equatable, CustomStringConvertible {
  enum Operation: String, Sendable {
    case read, write, list, remove
    case makeFolder = "make the folder"
  }

  let operation: Operation
  let path: Path
  let reason: String

  init(_ operation: Operation, _ path: Path, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  var description: String { "Could not \(operation.rawValue) \(path): \(reason)." }
}
