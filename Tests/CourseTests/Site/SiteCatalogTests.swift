import Testing

@testable import CourseKit

@Suite("The catalog of the site")
struct SiteCatalogTests {
  private func catalog() throws -> SiteCatalog {
    let course = SampleCourse()
    let chapters = [try course.chapter(1)]
    let documents = [
      "docs/index.md": MarkdownDocument(markdown: "# The course\n\nSee [1](01-greetings.md).\n"),
      "docs/01-greetings.md": MarkdownDocument(markdown: SampleCourse.page),
      "docs/hints/01-greetings.md": MarkdownDocument(markdown: SampleCourse.hints),
    ]
    let dark = "<style>@media (prefers-color-scheme: dark) { a }</style>"
    let declarations = try DeclaredNames(
      module: "Greetings", symbolGraph: Array(#"{"symbols":[]}"#.utf8))
    return SiteCatalog(
      plan: SitePlan(chapters: chapters, documents: documents, modules: ["Greetings"]),
      chapters: chapters,
      figures: ["a.svg": Array("<svg/>".utf8), "b.svg": Array(dark.utf8), "c.png": [0xFF, 0]],
      declarations: ["Greetings": declarations])
  }

  @Test("It holds a file for each page, each module and each figure, and the settings")
  func files() throws {
    #expect(
      try catalog().files.keys.sorted() == [
        "01-greetings.md", "01-hints.md", "01-step-1.md", "01-step-2.md", "01-step-3.md",
        "Greetings.md", "a.svg", "b.svg", "b~dark.svg", "c.png", "course.md",
        "theme-settings.json",
      ])
  }

  @Test("Figures that need two files have two, and others are copied as they are")
  func figures() throws {
    let files = try catalog().files
    #expect(files["a.svg"] == Array("<svg/>".utf8))
    #expect(files["b.svg"] == Array("<style></style>".utf8))
    #expect(files["b~dark.svg"] == Array("<style> a </style>".utf8))
    #expect(files["c.png"] == [0xFF, 0])
  }

  @Test("It knows which document is behind a page")
  func sources() throws {
    let sources = try catalog().sources
    #expect(sources["course.md"] == "docs/index.md")
    #expect(sources["01-step-2.md"] == "docs/01-greetings.md")
    #expect(sources["01-hints.md"] == "docs/hints/01-greetings.md")
    #expect(sources["Greetings.md"] == nil)
  }
}
