import Testing

@testable import CourseKit

@Suite("A name of Foundation in a file that does not import it")
struct MissingImportTests {
  private func remedy(_ message: String, in text: String = "public struct A {}\n") -> String? {
    let all = Diagnostic.all(in: "/course/a.swift:1:1: error: \(message)")
    return all.first.flatMap { MissingImport.remedy(for: $0, in: text) }
  }

  @Test("The import is named, for members as for types")
  func named() {
    #expect(
      remedy("value of type 'String' has no member 'trimmingCharacters'")
        == "trimmingCharacters is part of Foundation. Write \"import Foundation\" at the top of the"
        + " file.")
    #expect(remedy("cannot find 'UUID' in scope")?.hasPrefix("UUID is part of") == true)
    #expect(remedy("cannot find type 'NSLock' in scope")?.hasPrefix("NSLock is part of") == true)
  }

  @Test(
    "Nothing is said where Foundation is imported",
    arguments: ["import Foundation\n", "import Testing\ninternal import Foundation\n"])
  func imported(text: String) {
    #expect(remedy("cannot find 'UUID' in scope", in: text) == nil)
  }

  @Test(
    "Nothing is said about other names and other errors",
    arguments: [
      "cannot find 'reader' in scope", "value of type 'Reader' has no member 'message'",
      "cannot convert value of type 'Date' to expected argument type 'Int'",
    ])
  func others(message: String) {
    #expect(remedy(message) == nil)
  }
}
