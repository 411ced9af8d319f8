import Foundation

@testable import CourseKit

/// Lines of an event stream, with the fields that the testing library writes.
enum StreamLine {
  static let runStarted = event("runStarted", #""messages":[]"#)
  static let runEnded = event("runEnded", #""messages":[]"#)

  static func test(_ check: SampleCheck) -> String {
    record(
      "test",
      """
      "displayName":\(quoted(check.name)),"id":\(quoted(check.id)),"kind":"function",\
      "name":\(quoted(check.function)),"sourceLocation":\(location(check, check.line))
      """)
  }

  static func started(_ check: SampleCheck) -> String { event("testStarted", subject(check)) }

  static func ended(_ check: SampleCheck, symbol: String = "pass") -> String {
    event("testEnded", #""messages":[{"symbol":"\#(symbol)","text":"…"}],"# + subject(check))
  }

  static func issue(
    _ check: SampleCheck?, _ text: String, comments: [String] = [], isKnown: Bool = false,
    argument: String? = nil
  ) -> String {
    let place = check ?? .keeps
    let testCase = argument.map { #""_testCase":{"displayName":\#(quoted($0)),"id":"…"},"# } ?? ""
    return event(
      "issueRecorded",
      """
      "_comments":[\(comments.map(quoted).joined(separator: ","))],\(testCase)\
      "issue":{"isKnown":\(isKnown),"sourceLocation":\(location(place, place.line + 3))},\
      "messages":[{"symbol":"fail","text":\(quoted(text))}]
      """ + (check.map { "," + subject($0) } ?? ""))
  }

  static func event(_ kind: String, _ fields: String) -> String {
    record(
      "event",
      #""instant":{"absolute":218.8,"since1970":1796000430.2},"kind":"\#(kind)","# + fields)
  }

  private static func record(_ kind: String, _ payload: String) -> String {
    #"{"kind":"\#(kind)","payload":{\#(payload)},"version":0}"# + "\n"
  }

  private static func subject(_ check: SampleCheck) -> String {
    #""testID":"# + quoted(check.id)
  }

  private static func location(_ check: SampleCheck, _ line: Int) -> String {
    """
    {"_filePath":\(quoted(check.file)),"column":4,\
    "fileID":"GreetingsTests/\(check.suite).swift","line":\(line)}
    """
  }

  private static func quoted(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
