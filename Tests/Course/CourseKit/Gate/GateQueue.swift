/// The jobs that are not taken yet. A worker stays with its chapter while it can, since changing
/// the chapter in a scratch folder means compiling more.
struct GateQueue {
  private let chapters: [String?]
  private var open: [Int]
  private var current: [Int: String] = [:]

  init(_ jobs: [GateJob]) {
    chapters = jobs.map { $0.chapter?.folder }
    open = Array(jobs.indices)
  }

  /// The index of the job that the worker does next, or `nil` when all are taken.
  mutating func take(for worker: Int) -> Int? {
    let others = Set(current.filter { $0.key != worker }.values)
    let position =
      open.firstIndex { chapters[$0] != nil && chapters[$0] == current[worker] }
      ?? open.firstIndex { index in chapters[index].map { !others.contains($0) } ?? true }
      ?? open.indices.first
    guard let position else { return nil }
    let index = open.remove(at: position)
    if let chapter = chapters[index] { current[worker] = chapter }
    return index
  }
}
