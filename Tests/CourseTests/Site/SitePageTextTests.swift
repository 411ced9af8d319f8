import Testing

@testable import CourseKit

@Suite("A page as docc reads it")
struct SitePageTextTests {
  @Test("Title, place, summary, task, neighbours and topics come in this order")
  func page() {
    var page = SitePage(
      name: "01-step-1", source: "docs/01-greetings.md",
      title: MarkdownText(markdown: "Step 1 · Say `hello`", line: 1),
      eyebrow: "Chapter 1 · \"Greetings\"")
    page.summary = MarkdownText(markdown: "Step 1 of *2*.", line: 1)
    page.blocks = MarkdownDocument(markdown: "Write.\n\n### More\n").blocks
    page.promotion = 1
    page.previous = "01-greetings"
    page.next = "01-step-2"
    page.groups = [SitePage.Group(title: "See", members: ["glossary", "/Greetings"])]
    var writer = SiteWriter(page: page, map: SiteMap())
    #expect(
      writer.wholePage(titles: ["01-greetings": "1 · Greetings", "01-step-2": "Step 2 · *Go*"])
        == """
        # Step 1 · Say hello

        @Metadata {
        @PageKind(article)
        @TitleHeading("Chapter 1 · 'Greetings'")
        @PageColor(blue)
        }

        @Options {
        @AutomaticSeeAlso(disabled)
        }

        Step 1 of *2*.

        ## Your task

        Write.

        ## More

        ---

        @Row {
        @Column {

        Previous: [1 · Greetings](doc:01-greetings)

        }
        @Column {

        Next: [Step 2 · \\*Go\\*](doc:01-step-2)

        }
        }

        ## Topics

        ### See

        - <doc:glossary>
        - ``/Greetings``

        """)
  }

  @Test("The root is the site's own, and begins without neighbours")
  func root() {
    let page = SitePage(
      name: SitePage.root, source: "docs/index.md",
      title: MarkdownText(markdown: "The course", line: 1), eyebrow: "The course")
    var writer = SiteWriter(page: page, map: SiteMap())
    #expect(
      writer.wholePage(titles: [:]) == """
        # The course

        @Metadata {
        @TechnologyRoot
        @TitleHeading("The course")
        @PageColor(blue)
        }

        @Options {
        @AutomaticSeeAlso(disabled)
        }

        """)
  }
}
