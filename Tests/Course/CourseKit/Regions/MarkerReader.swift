/// Reads a file line by line and refuses markers that do not add up.
struct MarkerReader {
  private struct Open {
    let label: StepLabel
    let opening: String
    let line: Int
    var body: [String] = []
    var placeholder: [String]?
  }

  let name: String
  private var pieces: [MarkedFile.Piece] = []
  private var text: [String] = []
  private var open: Open?
  private var seen: [StepLabel: Int] = [:]
  private var number = 0

  init(name: String) { self.name = name }

  mutating func read(_ line: String) throws(RegionFailure) {
    number += 1
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    if trimmed.hasPrefix("// MARK: Step ") {
      try begin(line, trimmed.dropFirst("// MARK: Step ".count))
    } else if trimmed.hasPrefix("// End of step ") {
      try end(line, trimmed.dropFirst("// End of step ".count))
    } else if trimmed == "// Stub:" {
      guard open != nil else { throw failure("a \"// Stub:\" outside of a step's region") }
      if open?.placeholder != nil { throw failure("a second \"// Stub:\" in one region") }
      open?.placeholder = []
    } else if open?.placeholder != nil {
      let code = try uncommented(line, trimmed)
      open?.placeholder?.append(code)
    } else if open != nil {
      open?.body.append(line)
    } else {
      text.append(line)
    }
  }

  mutating func finish() throws(RegionFailure) -> [MarkedFile.Piece] {
    if let open {
      throw RegionFailure(
        file: name, line: open.line,
        problem: "the region of step \(open.label) is never closed;"
          + " add \"// End of step \(open.label)\" where it ends")
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  private mutating func begin(_ line: String, _ rest: Substring) throws(RegionFailure) {
    let word = rest.prefix { $0 != " " }
    guard let label = StepLabel(word) else {
      throw failure("\"\(word)\" is not a step; write a number such as 3, or 3b for a second place")
    }
    if let open {
      throw failure(
        "step \(label) begins inside step \(open.label) (line \(open.line));"
          + " close that one first")
    }
    if let first = seen[label] {
      throw failure(
        "step \(label) has a second region (the first is at line \(first));"
          + " letter them \(label.step)a and \(label.step)b")
    }
    seen[label] = number
    if !text.isEmpty { pieces.append(.text(text)) }
    text = []
    open = Open(label: label, opening: line, line: number)
  }

  private mutating func end(_ line: String, _ rest: Substring) throws(RegionFailure) {
    guard let region = open else {
      throw failure("\"// End of step \(rest)\" closes a region that was never opened")
    }
    guard StepLabel(rest) == region.label else {
      throw failure(
        "\"// End of step \(rest)\" closes step \(region.label), opened at line"
          + " \(region.line); write \"// End of step \(region.label)\"")
    }
    pieces.append(
      .region(
        Region(
          label: region.label, opening: region.opening, body: region.body,
          placeholder: region.placeholder, closing: line, line: region.line, lastLine: number)))
    open = nil
  }

  private func uncommented(_ line: String, _ trimmed: Substring) throws(RegionFailure) -> String {
    guard trimmed.hasPrefix("//") else {
      let end = open.map { "; if the region is over, add \"// End of step \($0.label)\"" } ?? ""
      throw failure(
        "a placeholder line must be a comment, so that the solution compiles:"
          + " begin it with \"// \"" + end)
    }
    let code = trimmed.dropFirst(trimmed.hasPrefix("// ") ? 3 : 2)
    return code.isEmpty ? "" : String(line.prefix(line.count - trimmed.count)) + code
  }

  private func failure(_ problem: String) -> RegionFailure {
    RegionFailure(file: name, line: number, problem: problem)
  }
}
