/// Recognises the error that a stub throws until its step is written.
enum NotWritten {
  /// The file and line that `Step 3 is not written yet (File.swift:27)` names.
  static func place(in text: String) -> (step: Int, file: String, line: Int)? {
    guard let middle = text.firstRange(of: " is not written yet (") else { return nil }
    let before = text[..<middle.lowerBound].split(separator: " ").suffix(2)
    guard before.count == 2, before.first?.hasSuffix("Step") == true,
      let step = before.last.flatMap({ Int($0) })
    else { return nil }
    let place = text[middle.upperBound...].prefix { $0 != ")" }.split(separator: ":")
    guard place.count == 2, let line = Int(place[1]) else { return nil }
    return (step, String(place[0]), line)
  }

  static func isNotWritten(_ verdict: Verdict) -> Bool {
    guard case .failed(let findings) = verdict else { return false }
    return findings.contains { place(in: $0.text) != nil }
  }
}
