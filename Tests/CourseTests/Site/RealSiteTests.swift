import Foundation
import Testing

@testable import CourseKit

@Suite("The site, made by the real docc")
struct RealSiteTests {
  @Test(
    "docc takes every kind of block without a word", .enabled(if: RealSite.isPossible),
    .timeLimit(.minutes(1)))
  func site() throws {
    let site = try RealSite()
    #expect(try site.builder.build() == SiteBuilder.Site(chapters: 1, pages: 6))

    let page = try site.text("data/documentation/course/01-step-1.json")
    #expect(page.contains("doc://course/documentation/course/glossary#A-cycle"))
    #expect(page.contains(#""type":"tabNavigator""#))
    #expect(page.contains("documentation/Greetings/Presenter"))
    let picture = try site.text("data/documentation/course/01-looking-back.json")
    #expect(picture.contains("01-owners~dark.svg"))
    #expect(try site.text("index.html").contains("/documentation/course/"))
    #expect(try site.text("index/index.json").contains("Step 1 · Receive the reader"))
    #expect(try site.text("css/" + site.name(in: "css", "index.")).contains("inline-image"))
  }
}

/// A small workspace on the disk, with real tools.
private struct RealSite {
  private let folder: TemporaryFolder
  private let effects: Effects

  static var isPossible: Bool {
    (try? DocumentationCompiler.find(in: effects(in: "/"))) != nil
  }

  init() throws {
    folder = try TemporaryFolder()
    effects = Self.effects(in: folder.path)
    for (name, text) in Self.files {
      try effects.files.makeFolder((folder.path / name).parent)
      try effects.files.write(text, to: folder.path / name)
    }
  }

  var builder: SiteBuilder {
    SiteBuilder(
      workspace: Workspace(root: folder.path), effects: effects, output: folder.path / "site")
  }

  func text(_ name: String) throws -> String {
    try effects.files.text(of: folder.path / "site" / name)
  }

  func name(in subfolder: String, _ prefix: String) throws -> String {
    let names = try effects.files.names(in: folder.path / "site" / subfolder)
    return try #require(names.first { $0.hasPrefix(prefix) })
  }

  private static func effects(in folder: Path) -> Effects {
    Effects(
      files: Disk(), processes: SystemProcessRunner(), console: MemoryConsole(),
      environment: ProcessInfo.processInfo.environment, currentFolder: folder, uptime: { 0 },
      now: { 0 }, sleep: { _ in }, timestamp: { "" })
  }

  private static let files = [
    "Package.swift": "",
    "Tests/Chapters/01-Greetings/Step1Tests.swift": "",
    "Solutions/01-Greetings/Presenter.swift": "/// Presents.\npublic struct Presenter {}\n",
    "docs/index.md":
      "# The course\n\nA summary.\n\nSee [one](01-greetings.md#step-1--receive-the-reader).\n",
    "docs/glossary.md": "# Words\n\nAll of them.\n\n### A cycle\n\nA ring.\n",
    "docs/hints/01-greetings.md":
      "# Hints\n\n## Step 1\n\n1. Who?\n2. Write:\n\n   ```swift\n   a()\n   ```\n",
    "docs/figures/01-owners.svg": """
    <svg xmlns="http://www.w3.org/2000/svg"><style>
    @media (prefers-color-scheme: dark) { text { fill: #fff } }
    </style><text>A</text></svg>
    """,
    "docs/01-greetings.md": """
    # 1 · Greetings

    A `Presenter` @greets {its} <reader>.

    ## Step 1 · Receive the reader

    **File:** [`Presenter.swift`](../Solutions/01-Greetings/Presenter.swift).

    A `Presenter` knows [a cycle](glossary.md#a-cycle) & *more*: ``a`b``.

    @Dependency is no directive here.

    ```swift wrong
    @Missing
    }
    ```

    ```error
    unknown attribute
    ```

    > [!TIP]
    > Mind it.

    - A. One
    - B. Two

    <details><summary>Answers</summary>

    - **A. One** — Wrong.

    </details>

    | A | B |
    |---|--:|
    | `a \\| b` | [back](#1--greetings) |

    ## Who owns whom

    ![The app owns "all" of it.](figures/01-owners.svg)

    <details><summary>The figure as text</summary>

    ```text
    App {
    }
    ```

    </details>

    """,
  ]
}
