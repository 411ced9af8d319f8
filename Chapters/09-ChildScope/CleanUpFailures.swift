/// Everything that failed while scopes were closing. Chapter 9, Step 4.
///
/// The scopes are closed all the same: no clean-up was left out because another one failed.
public struct CleanUpFailures: Error, Equatable, CustomStringConvertible {
  /// The errors that clean-ups threw, in the order in which they ran.
  public let errors: [any Error]

  /// Gathers what went wrong.
  public init(errors: [any Error]) {
    self.errors = errors
  }

  /// How many clean-ups failed, and what each of them says.
  public var description: String {
    let number = errors.count == 1 ? "a clean-up" : "\(errors.count) clean-ups"
    let list = errors.map { "\($0)" }.joined(separator: " ")
    return "The scope is closed, but \(number) failed: \(list)"
  }

  /// Whether two closings failed alike, as far as their descriptions tell.
  public static func == (left: CleanUpFailures, right: CleanUpFailures) -> Bool {
    left.errors.map { "\($0)" } == right.errors.map { "\($0)" }
  }
}
