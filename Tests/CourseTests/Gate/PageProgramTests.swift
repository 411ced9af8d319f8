import Testing

@testable import CourseKit

@Suite("A page's listings as one program")
struct PageProgramTests {
  private func listing(_ code: String, _ line: Int, isWrong: Bool = false) -> PageListing {
    PageListing(code: code, line: line, promise: isWrong ? .isRefused(["no"]) : .prints([]))
  }

  private func program(_ listings: PageListing...) -> PageProgram {
    PageProgram(module: "Greetings", page: "/course/docs/01-greetings.md", listings: listings)
  }

  @Test("Each listing stands in a scope inside the one before, at its own line")
  func scopes() {
    let program = program(listing("let a = 1", 5), listing("let a = 2", 9))
    #expect(
      program.source() == #"""
        import Foundation
        import Greetings

        func page() throws {
        do {
        print("\u{1E}5")
        fflush(nil)
        #sourceLocation(file: "/course/docs/01-greetings.md", line: 5)
        let a = 1
        #sourceLocation()
        do {
        print("\u{1E}9")
        fflush(nil)
        #sourceLocation(file: "/course/docs/01-greetings.md", line: 9)
        let a = 2
        #sourceLocation()
        }
        }
        }
        do { try page() } catch { print("\u{1E}threw \(error)") }

        """#)
  }

  @Test("A program that waits is asynchronous")
  func asynchronous() {
    let source = program(listing("await tick()", 5)).source()
    #expect(source.contains("func page() async throws {"))
    #expect(source.contains("do { try await page() }"))
  }

  @Test("A wrong listing is compiled behind those before it, and never runs")
  func wrong() {
    let wrong = listing("wrong()", 9, isWrong: true)
    let program = program(listing("first()", 5), wrong, listing("last()", 13))
    #expect(program.running().map(\.line) == [5, 13])
    #expect(program.running(upTo: wrong).map(\.line) == [5, 9])
  }

  @Test("Output is told apart by listing, also where a line has no end")
  func outputs() {
    let text = "\u{1E}5\none\ntwo\n\u{1E}9\n\u{1E}12\n\n\u{1E}15\nno end\u{1E}20\n"
    #expect(
      PageProgram.outputs(in: text) == [
        5: ["one", "two"], 9: [], 12: [""], 15: ["no end"], 20: [],
      ])
    #expect(PageProgram.outputs(in: "lost before the first\n").isEmpty)
  }

  @Test("An error that nobody catches is told apart from what is printed")
  func thrown() {
    let text = "\u{1E}5\none\n\u{1E}threw a\nb\n"
    #expect(PageProgram.thrown(in: text) == "a\nb")
    #expect(PageProgram.outputs(in: text) == [5: ["one"]])
    #expect(PageProgram.thrown(in: "\u{1E}5\nthrew up\n") == nil)
  }
}
