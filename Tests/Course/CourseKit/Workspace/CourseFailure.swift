/// A failure of the workspace, the toolchain or the way the command was called, never of a
/// learner's answer.
struct CourseFailure: Error, Equatable, CustomStringConvertible {
  let code: ExitCode
  /// What is wrong, with what.
  let problem: String
  /// What to do next.
  let remedy: String

  var description: String { remedy.isEmpty ? problem : problem + "\n" + remedy }

  static func usage(_ problem: String, _ remedy: String) -> CourseFailure {
    CourseFailure(code: .usage, problem: problem, remedy: remedy)
  }

  static func broken(_ problem: String, _ remedy: String) -> CourseFailure {
    CourseFailure(code: .broken, problem: problem, remedy: remedy)
  }
}
