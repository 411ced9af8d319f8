import Testing

@testable import CourseKit

@Suite("Parts of the course that do not agree")
struct StructureGateTests {
  private let sound = SoundCourse()

  private func red(_ arguments: String...) -> String { sound.red("--only", "structure") }

  @Test("A row of the manifest without a folder")
  func rowWithoutFolder() {
    sound.edit("Package.swift", "\n]", ",\n  \"02-Farewells\",\n]")
    #expect(
      red() == """
        ✗ -- structure manifest, folders and pages agree
            Package.swift: the row "02-Farewells" has no folder Tests/Chapters/02-Farewells; remove \
        the row, or bring the chapter's folders.
        """)
  }

  @Test("A folder without a row of the manifest")
  func folderWithoutRow() {
    sound.edit("Package.swift", "\"01-Greetings\"", "// \"01-Greetings\"")
    #expect(
      red() == """
        ✗ -- structure manifest, folders and pages agree
            Package.swift: no row for 01-Greetings; add "01-Greetings" to chapters.
        """)
  }

  @Test("A number that is left out")
  func gap() {
    sound.addChapter(3, "Farewells")
    #expect(red().contains("the chapters are numbered [1, 3]; number them from 1"))
  }

  @Test("Two chapters of one number")
  func twins() {
    sound.addChapter(1, "Farewells")
    #expect(
      red() == """
        ✗ -- structure manifest, folders and pages agree
            Tests/Chapters: the chapters are numbered [1, 1]; number them from 1, each once and none \
        left out.
        """)
  }

  @Test("Chapters that do not begin with 1")
  func first() {
    sound.addChapter(2, "Farewells")
    for folder in ["Chapters", "Solutions", "Tests/Chapters", "Tests/Answers"] {
      sound.files.take("/course" / "\(folder)/01-Greetings")
    }
    sound.edit("Package.swift", "\"01-Greetings\"", "")
    #expect(red().contains("the chapters are numbered [2]; number them from 1"))
  }

  @Test("A chapter that lacks a folder, and a folder that no chapter has")
  func folders() {
    sound.files.take("/course/Solutions/01-Greetings")
    sound.put("", at: "Chapters/02-Farewells/Presenter.swift")
    sound.put("", at: "Tests/Chapters/2-Farewells/Step1Tests.swift")
    #expect(
      red().hasPrefix(
        """
        ✗ -- structure manifest, folders and pages agree
            Chapters: 02-Farewells belongs to no chapter, since there is no \
        Tests/Chapters/02-Farewells; move it or remove it.
            Solutions: the folder 01-Greetings is missing; every chapter has one here.
            Tests/Chapters: 2-Farewells belongs to no chapter; a chapter's folder is named as \
        05-Lifetimes is.
        """))
  }

  @Test(
    "A file that has no place strays",
    arguments: [
      "notes.txt", "Sources/x.swift", "Tests/notes.md", "Tests/Chapters/01-Greetings/notes.md",
      "Tests/Chapters/01-Greetings/Helper.swift", "Chapters/01-Greetings/README.md",
      "Solutions/01-Greetings/old.txt", "Tests/Answers/01-Greetings/wrong/notes.txt",
      "Tests/Answers/01-Greetings/x.swift", "Tests/Answers/01-Greetings/other/x.swift",
      "Tests/Answers/01-Greetings/old/wrong/x.swift", "Tests/Course/CourseKit/list.json",
      "Tests/CourseTests/data.json", "docs/notes.docx", "docs/02-farewells.md",
      "docs/hints/02-farewells.md", "docs/hints/notes.md", "Tests/Figures/02-ownership.swift",
      "Tests/Figures/old/01-ownership.swift", "Tests/Figures/notes.md",
    ])
  func stray(path: String) {
    sound.put("", at: path)
    let shown = path.hasPrefix("Sources") ? "Sources" : path
    #expect(
      red() == """
        ✗ -- structure no file strays
            \(shown): the layout has no place for it; move it or remove it.
        """)
  }

  @Test("Submissions that lie beside the course do not stray")
  func submissions() {
    sound.put("let a = 1", at: "submissions/maya/01-Greetings/Presenter.swift")
    sound.expectGreen("--only", "structure")
  }

  @Test("Files that lie directly in the folders of the chapters belong to none")
  func strayInChapters() {
    sound.put("", at: "Chapters/x.swift")
    #expect(
      red() == """
        ✗ -- structure manifest, folders and pages agree
            Chapters: x.swift belongs to no chapter, since there is no Tests/Chapters/x.swift; move \
        it or remove it.
        """)
  }

  @Test(
    "Hidden files, pages of the course and figures have their place",
    arguments: [
      ".gitignore", ".github/workflows/ci.yml", "Tests/.DS_Store", "docs/glossary.md",
      "docs/figures/x.png", "Tests/Figures/Names.swift",
      "Tests/Chapters/01-Greetings/ReaderFixture.swift",
    ])
  func place(path: String) {
    sound.put("", at: path)
    sound.expectGreen("--only", "structure")
  }

  @Test("A warning in the manifest is told, and the package manager is asked to compile it anew")
  func manifest() {
    let output =
      "warning: 'course': /course/Package.swift:7:5: warning: 'x' was never used\n7 | let x = 1\n"
    let sound = SoundCourse {
      $0.manifest = ProcessOutcome(end: .exited(0), output: output)
    }
    #expect(
      sound.red("--only", "structure") == """
        ✗ -- structure the manifest compiles without a warning
            Package.swift:7: 'x' was never used
        """)
    #expect(
      sound.course.processes.invocations.first?.arguments.prefix(3) == [
        "package", "--manifest-cache", "none",
      ])
  }

  @Test("A manifest that cannot be read is told in the package manager's words")
  func brokenManifest() {
    let sound = SoundCourse {
      $0.manifest = ProcessOutcome(end: .exited(1), output: "error: out of luck\n")
    }
    #expect(sound.red("--only", "structure").hasSuffix("\n    error: out of luck"))
  }
}
