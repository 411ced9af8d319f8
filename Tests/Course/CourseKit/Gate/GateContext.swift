/// What a job works with. Each worker has a scratch folder of its own, so that both cores build.
struct GateContext: Sendable {
  let session: Session
  let workspace: Workspace
  let scratch: Path
  /// Tells one run of the gate from another.
  var run = ""

  var effects: Effects { session.effects }
  var files: any FileSystem { session.effects.files }

  /// Judges `subject` in this worker's scratch folder; a warning is an error.
  func runner(subject: String) -> CheckRunner {
    var runner = CheckRunner(workspace: workspace, effects: effects)
    runner.subject = subject
    runner.scratch = scratch
    runner.isStrict = true
    return runner
  }

  func shown(_ path: Path) -> String { path.relative(to: workspace.root) }
}
