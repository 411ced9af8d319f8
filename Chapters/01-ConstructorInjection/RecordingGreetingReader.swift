/// A test double: answers or fails as it is told, and records each name it is asked for.
///
/// It keeps the contract of a real reader, so it can fail like one. Chapter 1, Step 3.
public final class RecordingGreetingReader: GreetingReading {
  // MARK: Step 3b · Record the name, then answer or throw as told.
  /// Every name that was asked for, oldest first, also where the answer was an error.
  public var requestedNames: [String] { [] }

  /// Creates a reader that gives for each name what `answer` returns or throws.
  public init(answer: @escaping (String) throws -> String) {}

  /// Records `name`, then returns or throws what `answer` does.
  public func greeting(for name: String) throws -> String {
    throw StepNotWritten(3)
  }
  // End of step 3b
}
