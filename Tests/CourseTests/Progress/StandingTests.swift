import Testing

@testable import CourseKit

@Suite("Where the learner stands")
struct StandingTests {
  /// A chapter with steps 1, 2 and 3 ★, of which these passed.
  private func standing(passed: Int...) throws -> Standing {
    let chapter = try SampleCourse().chapter()
    return Standing(
      chapter: chapter,
      checks: chapter.steps.map {
        StoredCheck(
          step: $0.number, name: "n", verdict: passed.contains($0.number) ? "passed" : "failed")
      }, compiled: true, isStale: false)
  }

  @Test("The next step is the first that has not passed")
  func next() throws {
    #expect(try standing().next?.number == 1)
    #expect(try standing(passed: 1).next?.number == 2)
    #expect(try standing(passed: 2).next?.number == 1)
  }

  @Test("A step that goes further waits until the others are done")
  func extra() throws {
    let chapter = Chapter(
      number: 1, folder: "01-A", title: "A",
      steps: [
        Step(number: 1, title: "a", isExtra: true, anchor: "a"),
        Step(number: 2, title: "b", isExtra: false, anchor: "b"),
      ])
    let standing = Standing(chapter: chapter, checks: [], compiled: true, isStale: false)
    #expect(standing.next?.number == 2)
    #expect(try self.standing(passed: 1, 2).next?.number == 3)
    #expect(try self.standing(passed: 1, 2, 3).next == nil)
  }

  @Test("A chapter is finished without the steps that go further")
  func finished() throws {
    #expect(try !standing(passed: 1).isFinished)
    #expect(try standing(passed: 1, 2).isFinished)
    #expect(try standing(passed: 1, 2, 3).isFinished)
  }

  @Test("A chapter without steps is never finished")
  func noSteps() {
    let chapter = Chapter(number: 1, folder: "01-A", title: "A", steps: [])
    let standing = Standing(chapter: chapter, checks: [], compiled: true, isStale: false)
    #expect(!standing.isFinished)
    #expect(standing.next == nil)
  }
}
