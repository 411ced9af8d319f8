import Testing

@testable import CourseKit

@Suite("Steps that nobody has begun")
struct UntouchedStepsTests {
  private let chapter = LearnersChapter()

  private func untouched(chapter number: Int = 1) throws -> Set<Int> {
    let course = chapter.course
    return UntouchedSteps(try course.chapter(number), in: course.workspace, files: course.files)
      .numbers
  }

  @Test("At the start that is every step")
  func start() throws {
    #expect(try untouched() == [1, 2, 3])
  }

  @Test("A step whose region was written is begun; the others are not")
  func written() throws {
    chapter.course.files.put(LearnersChapter.written, at: LearnersChapter.presenter)
    #expect(try untouched() == [3])
  }

  @Test("A step with several regions is begun with the first of them")
  func severalRegions() throws {
    let style = LearnersChapter.styleStub.replacing(".\n", with: ".\nfunc mine() {}\n")
    chapter.course.files.put(style, at: LearnersChapter.style)
    #expect(try untouched() == [1, 3])
  }

  @Test("Line ends and what stands outside of the regions do not count")
  func outside() throws {
    let text = "// Mine.\n" + SampleCourse.stub
    chapter.course.files.put(
      text.replacing("\n", with: "\r\n"), at: LearnersChapter.presenter)
    #expect(try untouched() == [1, 2, 3])
  }

  @Test(
    "Without a way to tell, a step counts as begun",
    arguments: [
      (SampleCourse.stub.replacing("// End of step 1", with: ""), []),
      ("public struct Presenter {}\n", []), (nil, []),
    ] as [(String?, Set<Int>)])
  func unknown(text: String?, expected: Set<Int>) throws {
    let chapter = LearnersChapter([LearnersChapter.presenter: text])
    #expect(
      UntouchedSteps(
        try chapter.course.chapter(), in: chapter.course.workspace, files: chapter.course.files
      ).numbers == expected)
  }

  @Test("A step without a region, and a chapter without a readable reference, count as begun")
  func noRegion() throws {
    #expect(try untouched(chapter: 2) == [])
    chapter.course.files.put(bytes: [0xFF], at: "/course/Solutions/01-Greetings/Style.swift")
    #expect(try untouched() == [])
  }
}
