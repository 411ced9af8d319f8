import Testing

@testable import CourseKit

@Suite("Building answers the fast way")
struct DirectBuildTests {
  private let sound = SoundCourse { $0.buildsDirectly = true }
  private let answer = "Tests/Answers/01-Greetings/right/prints-later.swift"

  /// How often each program was run for one more look at the right answer.
  private func runs() -> [String: Int] {
    let before = sound.course.processes.invocations.count
    sound.expectGreen("1", "--only", "right-answers")
    let runs = sound.course.processes.invocations.dropFirst(before).map { invocation in
      invocation.program.name == "swiftc" && !invocation.arguments.contains("-emit-library")
        ? "linked" : invocation.program.name
    }
    return Dictionary(runs.map { ($0, 1) }, uniquingKeysWith: +)
  }

  #if os(Linux)
    @Test("The tests are built once; an answer replaces the library only")
    func stamp() {
      #expect(runs() == ["swiftc": 2, "linked": 1, "tests": 1])
      #expect(runs() == ["swiftc": 1, "tests": 1])
    }

    @Test(
      "Changed tests, solutions and toolchains build them anew",
      arguments: [
        "/course/Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift",
        "/course/Tests/Chapters/01-Greetings/Fixtures.swift",
        "/course/Solutions/01-Greetings/StepNotWritten.swift", "/opt/swift/bin/swift",
      ] as [Path])
    func changed(path: Path) {
      _ = runs()
      sound.files.put((sound.files.contents[path] ?? "") + "// Changed.\n", at: path)
      #expect(runs() == ["swiftc": 2, "linked": 1, "tests": 1])
    }

    @Test("A new file of tests builds them anew, and so does one that is gone")
    func files() {
      _ = runs()
      sound.put("", at: "Tests/Chapters/01-Greetings/MoreFixtures.swift")
      #expect(runs()["linked"] == 1)
      sound.files.take("/course/Tests/Chapters/01-Greetings/MoreFixtures.swift")
      #expect(runs()["linked"] == 1)
      #expect(runs()["linked"] == nil)
    }

    @Test("An answer that changes what the tests call is judged by the package manager")
    func changedInterface() {
      sound.edit(answer, "// MARK", "// renamed\n// MARK")
      #expect(runs() == ["swiftc": 2, "linked": 1, "tests": 1, "swift": 1])
    }
  #endif

  @Test(
    "Where the fast way does not work, it is tried once in a run, and the package manager judges")
  func refused() {
    let sound = SoundCourse()
    sound.put(sound.text(of: answer), at: "Tests/Answers/01-Greetings/right/another.swift")
    sound.put(sound.text(of: answer), at: "Tests/Answers/01-Greetings/right/third.swift")
    sound.expectGreen("1", "--only", "right-answers")
    let names = sound.course.processes.invocations.map(\.program.name)
    #expect(names.filter { $0 == "swift" }.count == 3)
    // Once for each of the two workers at most.
    #expect(names.filter { $0 == "swiftc" }.count <= 2)
    sound.expectGreen("1", "--only", "right-answers")
    #expect(names.count < sound.course.processes.invocations.count)
  }

  @Test(
    "Whatever is wrong, both ways say the same",
    arguments: [
      "self.reader = reader", "fatalError()", "while true {}", "lett x = 1", "let unused = 1",
      "self.reader = reader // renamed",
    ])
  func same(code: String) {
    let slow = SoundCourse()
    let path = "Tests/Answers/01-Greetings/wrong/makes-its-own.swift"
    for course in [sound, slow] { course.edit(path, "self.reader = \"none\"", code) }
    #expect(
      sound.red("1", "--only", "wrong-answers") == slow.red("1", "--only", "wrong-answers"))
  }
}
