import Testing

@testable import CourseKit

@Suite("Building the site")
struct SiteBuilderTests {
  private func build(_ course: SampleCourse, output: Path = "/out/site") throws -> SiteBuilder.Site
  {
    try SiteBuilder(workspace: course.workspace, effects: course.effects, output: output).build()
  }

  @Test("The compiler tells what the solutions declare, and docc makes the site from that")
  func programs() throws {
    let course = SampleSite.course()
    #expect(try build(course) == SiteBuilder.Site(chapters: 2, pages: 9))
    let calls = course.processes.invocations
    let modules: [[String]] = calls.dropLast().map { $0.values(of: "-module-name") }
    #expect(modules.sorted { $0[0] > $1[0] } == [["Greetings"], ["ClosureClocks"]])
    #expect(calls.dropLast().allSatisfy { $0.program == "/opt/swift/bin/swiftc" })
    let docc = try #require(calls.last)
    #expect(docc.program == "/opt/swift/bin/docc")
    #expect(
      docc.arguments == [
        "convert", "/course/.build/course/site-catalog", "--allow-arbitrary-catalog-directories",
        "--additional-symbol-graph-dir", "/course/.build/course/symbols",
        "--transform-for-static-hosting", "--hosting-base-path", "/",
        "--fallback-display-name", "course", "--fallback-bundle-identifier", "course",
        "--output-path", "/out/site",
      ])
  }

  @Test("Solutions that have not changed are not compiled again")
  func again() throws {
    let course = SampleSite.course()
    _ = try build(course)
    _ = try build(course)
    #expect(course.processes.invocations.count == 4)
    course.files.put("changed", at: "/course/Solutions/01-Greetings/Presenter.swift")
    _ = try build(course)
    #expect(course.processes.invocations.count == 6)
  }

  @Test("What a chapter left behind that is gone does not reach the site")
  func strays() throws {
    let course = SampleSite.course()
    course.files.put("{}", at: "/course/.build/course/symbols/09-gone/Gone.symbols.json")
    course.files.put("# Gone", at: "/course/.build/course/site-catalog/gone.md")
    _ = try build(course)
    #expect(!course.files.exists("/course/.build/course/symbols/09-gone"))
    #expect(!course.files.exists("/course/.build/course/site-catalog/gone.md"))
  }

  @Test("The top of the site leads to the course, and figures get room on a phone")
  func finish() throws {
    let course = SampleSite.course()
    _ = try build(course)
    let contents = course.files.contents
    #expect(
      contents["/out/site/index.html"]?.contains("url=/documentation/course/\"") == true)
    #expect(contents["/out/site/documentation/course/index.html"] == "docc's own")
    #expect(contents["/out/site/css/index.1a2b.css"]?.contains("overflow-x: auto") == true)
    #expect(contents["/out/site/css/topic.1a2b.css"] == "b {}\n")
  }

  @Test("An empty folder and an older site are replaced")
  func replaced() throws {
    let course = SampleSite.course()
    course.files.putFolder("/out/site")
    _ = try build(course)
    _ = try build(course)
    #expect(course.files.exists("/out/site/metadata.json"))
  }
}
