import Foundation
import Testing

@testable import CourseKit

extension EndToEndTests {
  /// The answers are written one family after the other into the same file and the same build, as
  /// a learner would; each answer of a family meets a check of its own.
  @Suite("Answers that misbehave", .serialized)
  struct MisbehaviourTests {
    private struct Report: Decodable {
      struct Row: Decodable {
        let name: String
        let verdict: String
        let message: String?
        let learner: Place?
      }
      struct Place: Decodable, Equatable {
        let file: String
        let line: Int
      }
      let compiled: Bool
      let passed: Bool
      let checks: [Row]
    }

    private static let file = "Chapters/01-Sample/Sample.swift"
    /// The names of all checks, in the order of steps and lines.
    private static let names =
      ["The first answer is one"] + SampleWorkspace.variants.map { "Answer \($0) is two" }
      + ["The third answer is three", "The third answer stays three"]

    private func check(_ seconds: Int = 20) throws -> (status: Int32, report: Report) {
      let outcome = try SampleWorkspace.shared()
        .course("check", "--json", "--timeout", "\(seconds)")
      let report = try? JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
      try #require(report?.compiled == true, "\(outcome.output)\n\(outcome.error)")
      return (outcome.status, try #require(report))
    }

    /// Each answer gets the blame for itself, and every other check its own verdict.
    private func isolates(_ answers: [MisbehavingAnswer], seconds: Int = 20) throws {
      let workspace = try SampleWorkspace.shared()
      try workspace.answer(answers.map(\.body), besides: MisbehavingAnswer.besides)
      let lines = try Disk().text(of: workspace.code).split(
        separator: "\n", omittingEmptySubsequences: false)
      let marked = lines.indices.filter { lines[$0].hasSuffix("// here") }.map { $0 + 1 }

      let (status, report) = try check(seconds)
      #expect(status == ExitCode.failed.rawValue)
      #expect(!report.passed)
      #expect(report.checks.map(\.name) == Self.names)
      let verdicts = answers.map(\.verdict) + SampleWorkspace.variants.map { _ in "passed" }
      #expect(
        report.checks.map(\.verdict)
          == ["passed"] + verdicts.prefix(SampleWorkspace.variants.count) + ["passed", "passed"])
      var places = marked.map { Report.Place(file: Self.file, line: $0) }[...]
      for (answer, row) in zip(answers, report.checks.dropFirst()) {
        let message = row.message ?? ""
        #expect(message.contains(answer.message) || answer.message.isEmpty, "\(answer.name)")
        #expect(row.learner?.file == Self.file, "\(answer.name)")
        if answer.body.contains("// here") {
          #expect(row.learner == places.popFirst(), "\(answer.name)")
        }
      }
      #expect(workspace.programs == [], "A program was left behind.")
    }

    @Test("Crashes end one check each, and name the line where it is known")
    func crashes() throws { try isolates(MisbehavingAnswer.crashes) }

    @Test("Hangs are stopped after the limit, one check each")
    func hangs() throws { try isolates(MisbehavingAnswer.hangs, seconds: 1) }

    @Test("An early exit is no pass, memory has a limit, and nothing printed is a verdict")
    func others() throws { try isolates(MisbehavingAnswer.others) }

    @Test("After all of them a right answer passes")
    func right() throws {
      try SampleWorkspace.shared().answer([])
      let (status, report) = try check()
      #expect(status == ExitCode.passed.rawValue)
      #expect(report.passed)
      #expect(report.checks.map(\.name) == Self.names)
    }
  }
}
