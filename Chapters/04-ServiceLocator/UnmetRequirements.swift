/// All required services that a container does not know. Chapter 4, Step 5.
public struct UnmetRequirements: Error, Equatable, CustomStringConvertible {
  /// The full names of the missing types, each once, in the order they were required.
  public let missing: [String]

  /// Creates the error for some missing types.
  public init(missing: [String]) {
    self.missing = missing
  }

  /// What is missing, and what to do about it.
  public var description: String {
    "Nothing is registered for \(missing.joined(separator: ", nor for "))."
      + " Register what is missing before `freeze()`, or leave out what requires it."
  }
}
