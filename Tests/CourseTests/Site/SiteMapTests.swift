import Testing

@testable import CourseKit

@Suite("Where links lead on the site")
struct SiteMapTests {
  private let map: SiteMap = {
    var map = SiteMap()
    map.add(
      MarkdownDocument(markdown: "# Glossary\n\n## Cycle\n\n## Cycle\n"),
      from: "docs/glossary.md", page: "glossary")
    map.add("docs/01-greetings.md", page: "01-greetings")
    map.add(
      "docs/01-greetings.md", anchor: "step-1--go", SiteMap.Place(page: "01-step-1"))
    map.add("docs/hints/01-greetings.md", page: "01-hints")
    return map
  }()

  @Test(
    "A document leads to its page, whatever the way there",
    arguments: [
      ("glossary.md", "docs/index.md"), ("./glossary.md", "docs/index.md"),
      ("../glossary.md", "docs/hints/01-greetings.md"), ("docs/glossary.md", "README.md"),
      ("hints/../glossary.md", "docs/index.md"), ("#nothing", "docs/glossary.md"),
    ])
  func page(target: String, source: String) {
    #expect(
      map.destination(of: target, in: source) == .page(name: "glossary", fragment: nil))
  }

  @Test("An anchor leads to the heading as docc names it, the second one too")
  func anchors() {
    #expect(
      map.destination(of: "glossary.md#cycle", in: "docs/index.md")
        == .page(name: "glossary", fragment: "Cycle"))
    #expect(
      map.destination(of: "#cycle-1", in: "docs/glossary.md")
        == .page(name: "glossary", fragment: "Cycle"))
    #expect(
      map.destination(of: "#glossary", in: "docs/glossary.md")
        == .page(name: "glossary", fragment: nil))
  }

  @Test("A step leads to its own page")
  func step() {
    #expect(
      map.destination(of: "../01-greetings.md#step-1--go", in: "docs/hints/01-greetings.md")
        == .page(name: "01-step-1", fragment: nil))
  }

  @Test(
    "What the site does not hold is a file, a picture or an address elsewhere",
    arguments: [
      ("../Chapters/01-Greetings", SiteDestination.file("Chapters/01-Greetings")),
      ("../README.md", .file("README.md")), ("figures/01-owners.svg", .figure("01-owners.svg")),
      ("https://swift.org/a#b", .web("https://swift.org/a#b")),
      ("mailto:maya@example.org", .web("mailto:maya@example.org")),
    ])
  func elsewhere(target: String, destination: SiteDestination) {
    #expect(map.destination(of: target, in: "docs/index.md") == destination)
  }
}
