/// What the command's exit status tells a script.
public enum ExitCode: Int32, Sendable {
  /// Everything that was asked for passed or was done.
  case passed = 0
  /// A check failed, or code did not compile.
  case failed = 1
  /// The command was called in a way it does not know.
  case usage = 2
  /// The workspace or the toolchain is missing a part or cannot be used.
  case broken = 3
}
