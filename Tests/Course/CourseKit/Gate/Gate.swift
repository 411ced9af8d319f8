import Foundation
import Synchronization

/// Runs the jobs on two workers and reports each result as it comes.
struct Gate: Sendable {
  let session: Session
  let workspace: Workspace
  /// Called for each result, by one worker at a time.
  let report: @Sendable (GateResult) -> Void

  /// The results in the order of the jobs, however the workers finished them.
  func run(_ jobs: [GateJob]) -> [GateResult] {
    let queue = Mutex(GateQueue(jobs))
    let results = Mutex<[Int: [GateResult]]>([:])
    let start = session.effects.uptime()
    DispatchQueue.concurrentPerform(iterations: min(2, max(1, jobs.count))) { worker in
      let context = GateContext(
        session: session, workspace: workspace,
        scratch: workspace.state / "gate-\(worker + 1)", run: "\(start)")
      while let index = queue.withLock({ $0.take(for: worker) }) {
        let own = perform(jobs[index], context)
        results.withLock { all in
          all[index] = own
          own.forEach(report)
        }
      }
    }
    return results.withLock { all in all.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  private func perform(_ job: GateJob, _ context: GateContext) -> [GateResult] {
    let start = session.effects.uptime()
    let findings: [GateFinding]
    do {
      findings = try job.run(context)
    } catch {
      findings = [GateFinding(name: "could not be looked at", problems: ["\(error)"])]
    }
    let seconds = session.effects.uptime() - start
    return findings.enumerated().map { index, finding in
      GateResult(
        area: job.area, chapter: job.chapter?.digits, name: finding.name,
        problems: finding.problems, seconds: index == 0 ? seconds : 0,
        checks: finding.checks, broken: finding.broken)
    }
  }
}
