import Synchronization
import Testing

@testable import CourseKit

@Suite("Running the gate")
struct GateTests {
  private let course = SampleCourse()

  private func run(_ jobs: [GateJob]) -> (results: [GateResult], reported: Int) {
    let reported = Mutex(0)
    let gate = Gate(session: course.session, workspace: course.workspace) { _ in
      reported.withLock { $0 += 1 }
    }
    let results = gate.run(jobs)
    return (results, reported.withLock { $0 })
  }

  @Test("Results come in the order of the jobs, and each is reported once")
  func order() {
    let jobs = (0..<20).map { number in
      GateJob(area: .docs, chapter: nil) { _ in
        [GateFinding(name: "\(number)a"), GateFinding(name: "\(number)b")]
      }
    }
    let (results, reported) = run(jobs)
    #expect(results.map(\.name) == (0..<20).flatMap { ["\($0)a", "\($0)b"] })
    #expect(reported == 40)
    #expect(results.allSatisfy { $0.passed })
  }

  @Test("A job that throws is a failure of its own, and the others go on")
  func throwing() {
    let jobs = [
      GateJob(area: .docs, chapter: nil) { _ in throw CourseFailure.broken("No.", "Do.") },
      GateJob(area: .format, chapter: nil) { _ in [GateFinding(name: "fine")] },
    ]
    let results = run(jobs).results
    #expect(results.map(\.name) == ["could not be looked at", "fine"])
    #expect(results[0].problems == ["No.\nDo."])
    #expect(!results[0].passed)
  }

  @Test("Two workers never share a scratch folder")
  func scratch() {
    let seen = Mutex<Set<Path>>([])
    let jobs = (0..<10).map { _ in
      GateJob(area: .docs, chapter: nil) { context in
        _ = seen.withLock { $0.insert(context.scratch) }
        return []
      }
    }
    #expect(run(jobs).results.isEmpty)
    #expect(
      seen.withLock { $0 }.isSubset(of: [
        "/course/.build/course/gate-1", "/course/.build/course/gate-2",
      ]))
  }

  @Test("No job is no result")
  func none() {
    #expect(run([]).results.isEmpty)
  }
}
