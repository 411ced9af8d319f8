import Testing

@testable import CourseKit

@Suite("A chapter's names")
struct ChapterTests {
  private let chapter = Chapter(number: 7, folder: "07-DynamicArguments", title: "", steps: [])

  @Test("One name leads to every part of the chapter")
  func names() {
    #expect(chapter.digits == "07")
    #expect(chapter.module == "DynamicArguments")
    #expect(chapter.page == "docs/07-dynamic-arguments.md")
    #expect(chapter.hints == "docs/hints/07-dynamic-arguments.md")
  }

  @Test(
    "A slug has a dash in front of each capital",
    arguments: [
      ("05-Lifetimes", "05-lifetimes"), ("09-ChildScope", "09-child-scope"), ("", ""), ("A", "a"),
    ])
  func slug(folder: String, expected: String) {
    #expect(Chapter.slug(of: folder) == expected)
  }

  @Test("A step is found by its number, or not at all", arguments: [0, 4, -1])
  func step(number: Int) throws {
    let chapter = try SampleCourse().chapter()
    #expect(chapter.step(2)?.title == "Fail usefully")
    #expect(chapter.step(number) == nil)
  }
}
