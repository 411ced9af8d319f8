import Foundation

/// A value that several tasks share: whoever uses it has it alone for that time.
///
/// The compiler cannot see that the lock guards the value, so `@unchecked` says that a person has
/// looked: the value is reached through ``withLock(_:)`` and in no other way. Chapter 2, Step 5.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Guards `value` from now on.
  public init(_ value: Value) {
    self.value = value
  }

  /// Runs `body` with the value, which nobody else reads or writes meanwhile.
  ///
  /// Keep `body` short and call no foreign code in it: code that asks for the same value waits for
  /// itself, for ever.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
