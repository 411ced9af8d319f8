import Testing

@testable import CourseKit

@Suite("The gate's queue")
struct GateQueueTests {
  private func jobs(_ chapters: String?...) -> [GateJob] {
    chapters.map { folder in
      GateJob(
        area: .wrongAnswers,
        chapter: folder.map { Chapter(number: 1, folder: $0, title: $0, steps: []) }
      ) { _ in [] }
    }
  }

  /// What the workers take when they ask in this order.
  private func taken(_ jobs: [GateJob], by workers: [Int]) -> [Int?] {
    var queue = GateQueue(jobs)
    return workers.map { queue.take(for: $0) }
  }

  @Test("Every job is taken once, and then none")
  func once() {
    let taken = taken(jobs("a", nil, "b", "a", nil), by: [0, 1, 0, 1, 0, 1, 0])
    #expect(taken.compactMap { $0 }.sorted() == [0, 1, 2, 3, 4])
    #expect(taken.suffix(2) == [nil, nil])
  }

  @Test("A worker stays with its chapter, and leaves the other's alone while it can")
  func affinity() {
    #expect(taken(jobs("a", "a", "b", "b"), by: [0, 1, 0, 1]) == [0, 2, 1, 3])
    #expect(
      taken(jobs("a", "b", "c", "a", "b", "c"), by: [0, 1, 1, 0, 1, 0]) == [0, 1, 4, 3, 2, 5])
  }

  @Test("A worker with nothing left helps with the other's chapter")
  func helps() {
    #expect(taken(jobs("a", "a", "a"), by: [0, 1, 0]) == [0, 1, 2])
  }

  @Test("Jobs of the whole workspace come in their place")
  func wholeWorkspace() {
    #expect(taken(jobs(nil, "a", nil, "a"), by: [0, 1, 0, 1]) == [0, 1, 2, 3])
  }

  @Test("An empty queue gives nothing")
  func empty() {
    #expect(taken([], by: [0, 1]) == [nil, nil])
  }
}
