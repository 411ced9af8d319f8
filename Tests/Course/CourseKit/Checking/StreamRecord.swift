import Foundation

/// One line of the testing library's event stream, version 0.
///
/// Names with an underscore are not settled yet, so each has a fallback.
struct StreamRecord: Decodable {
  struct Location: Decodable {
    let _filePath: String?
    let filePath: String?
    let fileID: String?
    let line: Int

    var source: SourceLocation {
      SourceLocation(file: Path(filePath ?? _filePath ?? fileID ?? ""), line: line)
    }
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  struct Issue: Decodable {
    let isKnown: Bool?
    let isFailure: Bool?
    let sourceLocation: Location?
  }

  struct TestCase: Decodable {
    let displayName: String?
  }

  struct Payload: Decodable {
    let kind: String
    // Of a test.
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Location?
    // Of an event.
    let testID: String?
    let messages: [Message]?
    let issue: Issue?
    let _testCase: TestCase?
    let _comments: [String]?
  }

  let kind: String
  let payload: Payload
}
