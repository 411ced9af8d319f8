import Testing

@testable import CourseKit

@Suite("The plan of the site")
struct SitePlanTests {
  private func plan(modules: Set<String> = ["Greetings"]) throws -> SitePlan {
    let course = SampleCourse()
    course.files.put("# The course\n\nA summary.\n\n## Begin\n", at: "/course/docs/index.md")
    course.files.put("# Words\n\nAll of them.\n", at: "/course/docs/glossary.md")
    course.files.put("# Output\n", at: "/course/docs/json.md")
    course.files.put("# Notes\n", at: "/course/docs/notes.md")
    course.files.put(
      SampleCourse.page + "\n## Questions\n\nNone.\n", at: "/course/docs/01-greetings.md")
    var documents: [String: MarkdownDocument] = [:]
    for file in try course.files.files(below: "/course/docs") {
      documents[file.relative(to: "/course")] = MarkdownDocument(
        markdown: try course.files.text(of: file))
    }
    return SitePlan(
      chapters: [try course.chapter(1), try course.chapter(2)], documents: documents,
      modules: modules)
  }

  @Test("Pages come in the order of the course, hints behind their chapter, guides at the end")
  func order() throws {
    #expect(
      try plan().pages.map(\.name) == [
        "course", "01-greetings", "01-step-1", "01-step-2", "01-step-3", "01-looking-back",
        "01-hints", "02-closure-clocks", "02-step-1", "02-hints", "glossary", "json", "notes",
      ])
  }

  @Test("Every page knows its neighbours; hints stand outside the row")
  func neighbours() throws {
    let pages = try plan().pages
    let row = pages.filter { !$0.showsHints }
    #expect(row.first?.previous == nil)
    #expect(row.last?.next == nil)
    for (before, after) in zip(row, row.dropFirst()) {
      #expect(before.next == after.name)
      #expect(after.previous == before.name)
    }
    #expect(pages.filter(\.showsHints).allSatisfy { $0.previous == nil && $0.next == nil })
  }

  @Test("The side bar has the chapters, their parts, and the other documents in groups")
  func groups() throws {
    let pages = try plan().pages
    #expect(
      pages[0].groups == [
        SitePage.Group(title: "Chapters", members: ["01-greetings", "02-closure-clocks"]),
        SitePage.Group(title: "Look up", members: ["glossary"]),
        SitePage.Group(title: "Teach and contribute", members: ["json"]),
        SitePage.Group(title: "More", members: ["notes"]),
      ])
    #expect(
      pages[1].groups == [
        SitePage.Group(title: "Steps", members: ["01-step-1", "01-step-2", "01-step-3"]),
        SitePage.Group(title: "Afterwards", members: ["01-looking-back", "01-hints"]),
        SitePage.Group(title: "The reference solution", members: ["/Greetings"]),
      ])
    #expect(pages[7].groups.map(\.title) == ["Steps", "Afterwards"])
  }

  @Test("A step's page says where it stands and which command checks it")
  func step() throws {
    let pages = try plan().pages
    #expect(pages[2].title.plain == "Step 1 · Receive the reader")
    #expect(pages[2].eyebrow == "Chapter 1 · Greetings")
    #expect(
      pages[2].summary?.markdown
        == "Step 1 of 3. `swift run course check 1 1` checks it.")
    #expect(pages[4].title.plain == "Step 3 ★ · Go further")
    #expect(
      pages[4].summary?.markdown == "Step 3 of 3, which goes further than the chapter needs."
        + " `swift run course check 1 3` checks it.")
  }

  @Test("The page behind the steps names its chapter, so that links to it can be told apart")
  func closing() throws {
    #expect(try plan().pages[5].title.plain == "Looking back · Greetings")
  }

  @Test("Links find every heading on the page that shows it now")
  func links() throws {
    let map = try plan().map
    func page(_ anchor: String) -> SiteDestination {
      map.destination(of: "01-greetings.md#\(anchor)", in: "docs/index.md")
    }
    #expect(page("1--greetings") == .page(name: "01-greetings", fragment: nil))
    #expect(page("step-2--fail-usefully") == .page(name: "01-step-2", fragment: nil))
    #expect(page("step-3---go-further") == .page(name: "01-step-3", fragment: nil))
    #expect(page("questions") == .page(name: "01-looking-back", fragment: "Questions"))
    #expect(
      map.destination(of: "hints/01-greetings.md#step-2", in: "docs/01-greetings.md")
        == .page(name: "01-hints", fragment: "Step-2"))
  }
}
