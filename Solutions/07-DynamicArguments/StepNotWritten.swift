/// Thrown by a step's placeholder until you write the step.
public struct StepNotWritten: Error, Equatable, CustomStringConvertible {
  /// The number of the step.
  public let step: Int

  /// The file of the placeholder, with its module in front.
  public let file: String

  /// The line of the placeholder.
  public let line: Int

  /// Creates the error of one placeholder, which remembers where it stands.
  public init(_ step: Int, file: String = #fileID, line: Int = #line) {
    self.step = step
    self.file = file
    self.line = line
  }

  /// Which step is missing, and where to write it.
  public var description: String {
    let fileName = file.split(separator: "/").last ?? "unknown file"
    return "Step \(step) is not written yet (\(fileName):\(line))"
  }
}
