/// Step markers that do not add up, with the file and line to open.
struct RegionFailure: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let problem: String

  var description: String { "\(file):\(line): \(problem)" }
}
