import Testing

@testable import CourseKit

@Suite("Finding the workspace")
struct WorkspaceTests {
  private let course = SampleCourse()

  @Test(
    "It is found from its root and from any folder below",
    arguments: ["/course", "/course/docs", "/course/Tests/Chapters/01-Greetings"] as [Path])
  func found(folder: Path) throws {
    #expect(try Workspace.find(from: folder, in: course.files) == course.workspace)
  }

  @Test("It is found from a folder that is gone, by those above it")
  func fromNowhere() throws {
    #expect(
      try Workspace.find(from: "/course/gone/too", in: course.files).root == SampleCourse.root)
  }

  @Test("The nearest one counts where one lies in another")
  func nested() throws {
    course.files.put("", at: "/course/copies/two/Package.swift")
    course.files.putFolder("/course/copies/two/Tests/Chapters")
    let found = try Workspace.find(from: "/course/copies/two/Tests", in: course.files)
    #expect(found.root == "/course/copies/two")
  }

  @Test("A package without the course's tests is passed over")
  func otherPackage() throws {
    course.files.put("", at: "/course/inner/Package.swift")
    #expect(try Workspace.find(from: "/course/inner", in: course.files).root == SampleCourse.root)
  }

  @Test("It may lie at the root of the disk")
  func atRoot() throws {
    let files = MemoryFileSystem(["/Package.swift": "", "/Tests/Chapters/a": ""])
    #expect(try Workspace.find(from: "/somewhere", in: files).root == "/")
  }

  @Test("A path with spaces and other letters is no obstacle")
  func names() throws {
    let files = MemoryFileSystem([
      "/Users/Zoë/my course 漢/Package.swift": "",
      "/Users/Zoë/my course 漢/Tests/Chapters/a": "",
    ])
    let found = try Workspace.find(from: "/Users/Zoë/my course 漢/docs", in: files)
    #expect(found.chapters == "/Users/Zoë/my course 漢/Chapters")
  }

  @Test("Outside, the failure says what was looked for and where to go", arguments: ["/", "/usr"])
  func outside(folder: String) {
    #expect(
      throws: CourseFailure(
        code: .broken,
        problem: "\(folder) is not inside the course: no folder from there upwards holds both"
          + " Package.swift and Tests/Chapters.",
        remedy: "Go to the folder that you cloned (cd …) and run the command again.")
    ) {
      try Workspace.find(from: Path(folder), in: course.files)
    }
  }
}
