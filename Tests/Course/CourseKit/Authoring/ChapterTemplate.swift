/// The files of a new chapter: one step that passes the gate, to be replaced bit by bit.
struct ChapterTemplate {
  let names: ChapterNames
  /// The text of StepNotWritten.swift, which is the same in every chapter.
  let stepNotWritten: String

  /// The files by their path in the workspace; the stubs are derived from the solution.
  var files: [String: String] {
    get throws(RegionFailure) {
      var files = written
      for (path, text) in written {
        guard let name = path.removing(prefix: "Solutions/") else { continue }
        files["Chapters/\(name)"] = try MarkedFile(name: path, text: text).stub
      }
      return files
    }
  }

  private var written: [String: String] {
    [
      "Solutions/\(names.folder)/Bookmark.swift": solution,
      "Solutions/\(names.folder)/StepNotWritten.swift": stepNotWritten,
      "Tests/Chapters/\(names.folder)/Step1NameThePageTests.swift": tests,
      "Tests/Answers/\(names.folder)/wrong/counts-from-zero.swift": wrongAnswer,
      "Tests/Answers/\(names.folder)/right/joins-two-parts.swift": rightAnswer,
      "docs/\(names.slug).md": ChapterPageTemplate(names: names).text,
      "docs/hints/\(names.slug).md": hints,
    ]
  }

  private var solution: String {
    #"""
    /// A page that a reader wants to find again. Chapter \#(names.number), Step 1.
    public struct Bookmark {
      /// The marked page, counted from 1.
      public let page: Int

      /// Marks a page.
      public init(page: Int) {
        self.page = page
      }

      /// What the list of bookmarks shows for it.
      ///
      /// - Throws: nothing, once it is written.
      public func label() throws -> String {
        // MARK: Step 1 · Name the page.
        "Page \(page)"
        // Stub:
        // throw StepNotWritten(1)
        // End of step 1
      }
    }

    """#
  }

  private var tests: String {
    """
    import \(names.module)
    import Testing

    @Suite("Step 1 · Name the page")
    struct Step1NameThePageTests {
      @Test("A bookmark is labelled with its page", arguments: [1, 12])
      func labelsThePage(page: Int) throws {
        let label = try Bookmark(page: page).label()
        #expect(
          label == "Page \\(page)",
          "The label names another page. A reader who trusts it opens the wrong one."
        )
      }
    }

    """
  }

  private var wrongAnswer: String {
    #"""
    // Wrong: counts pages from zero.
    // Caught by: A bookmark is labelled with its page
    // Says: names another page

    // MARK: Step 1
    "Page \(page - 1)"
    // End of step 1

    """#
  }

  private var rightAnswer: String {
    """
    // Right: joins the label from two parts.

    // MARK: Step 1
    ["Page", String(page)].joined(separator: " ")
    // End of step 1

    """
  }

  private var hints: String {
    #"""
    # Hints · \#(names.title)

    ## Step 1

    1. What does a reader expect to find on the list?
    2. The label is the word "Page" and the number.
    3. `"Page \(page)"`

    """#
  }
}
