import Testing

@testable import CourseKit

@Suite("course check")
struct CheckCommandTests {
  private let passing: [(SampleCheck, PlayedRun.Play)] = SampleCheck.all.map { ($0, .pass) }

  @Test("Checks that all pass are a success")
  func passes() {
    let course = SampleCourse.playing(passing)
    #expect(course.run("check") == .passed)
    #expect(course.console.output.hasPrefix("Chapter 1 · Greetings  4 of 4 checks pass\n"))
    #expect(course.console.error.isEmpty)
  }

  @Test("A failing check, a crash, a hang and an early end are a failure")
  func fails() {
    let plays: [PlayedRun.Play] = [.fail("no", ""), .crash, .hang, .exit(0), .skip, .grow]
    for play in plays {
      let course = SampleCourse.playing([(.keeps, .pass), (.passes, play)])
      #expect(course.run("check", "1") == .failed)
      #expect(course.console.output.contains("\n✗ Step 2 · The error reaches the caller\n"))
    }
  }

  @Test("Code that does not compile is a failure")
  func notCompiled() {
    var course = SampleCourse()
    course.processes = ScriptedProcessRunner { _, _, _ in
      ProcessOutcome(
        end: .exited(1),
        output: "/course/.build/course/subject/01-Greetings/Presenter.swift:4:7: error: no 'x'\n")
    }
    #expect(course.run("check") == .failed)
    #expect(
      course.console.output.contains("✗ no 'x'\n  Chapters/01-Greetings/Presenter.swift:4\n"))
  }

  @Test("One step can be checked, and the verdicts are kept")
  func step() throws {
    let course = SampleCourse.playing(passing)
    #expect(course.run("check", "1", "--step", "2") == .passed)
    #expect(
      course.console.output.hasSuffix("\nStep 2 passes. Go on: swift run course check 1\n"))
    let standing = course.progress.standing(of: try course.chapter())
    #expect(standing.checks.map(\.step) == [2])
  }

  @Test("The limit is the one that was given")
  func timeout() {
    let course = SampleCourse.playing([(.keeps, .hang)])
    #expect(course.run("check", "--timeout=3") == .failed)
    #expect(course.console.output.contains("  stopped   after 3 seconds without an end\n"))
  }

  @Test("JSON is all that is printed where JSON is asked for")
  func json() {
    let course = SampleCourse.playing([(.keeps, .pass), (.passes, .fail("no", "Why."))])
    #expect(course.run("check", "--json") == .failed)
    #expect(course.console.output.hasPrefix("{\n  \"chapter\" : 1,\n"))
    #expect(course.console.output.hasSuffix("\n  \"version\" : 1\n}\n"))
    #expect(course.console.output.contains("\"reason\" : \"Why.\""))
  }

  @Test("Verdicts are shown also where they cannot be kept")
  func fullDisk() {
    let course = SampleCourse.playing(passing)
    course.files.refuseChanges("no space left on device") { $0.text.contains("/verdicts") }
    #expect(course.run("check") == .passed)
    #expect(course.console.output.hasPrefix("Chapter 1 · Greetings  4 of 4 checks pass\n"))
  }

  @Test("A full disk is told before anything is run")
  func noRoom() {
    let course = SampleCourse.playing(passing)
    course.files.refuseChanges("no space left on device")
    #expect(course.run("check") == .broken)
    #expect(
      course.console.error.replacing("\n", with: " ").hasSuffix(": no space left on device. "))
    #expect(course.processes.invocations.isEmpty)
  }

  @Test("A chapter's folder that is missing is told with the command that brings it back")
  func missingFolder() {
    let course = SampleCourse()
    course.files.take("/course/Chapters/01-Greetings")
    #expect(course.run("check", "1") == .broken)
    #expect(
      course.console.error == """
        There is no folder Chapters/01-Greetings.
        Your editor or the trash may still have what you wrote. As it was last
        committed:
        git checkout -- Chapters/01-Greetings

        """)
  }

  @Test("A folder without code is told the same way")
  func emptyFolder() {
    let course = SampleCourse()
    course.files.take("/course/Chapters/01-Greetings/Presenter.swift")
    course.files.put("", at: "/course/Chapters/01-Greetings/notes.txt")
    #expect(course.run("check", "1") == .broken)
    #expect(
      course.console.error.hasPrefix("The folder Chapters/01-Greetings holds no Swift file.\n"))
  }

  @Test("A file that cannot be read, or that is no UTF-8, is named")
  func unreadable() {
    let file: Path = "/course/Chapters/01-Greetings/Presenter.swift"
    let course = SampleCourse()
    course.files.makeUnreadable(file)
    #expect(course.run("check") == .broken)
    #expect(
      course.console.error
        == "Could not read /course/Chapters/01-Greetings/Presenter.swift: permission denied.\n")
    let other = SampleCourse()
    other.files.put(bytes: [0xFF, 0xFE, 0x2F, 0x00], at: file)
    #expect(other.run("check") == .broken)
    #expect(other.console.error.contains("it is not UTF-8\ntext; save it as UTF-8.\n"))
  }

  @Test("Without a toolchain the remedy is to install one")
  func noToolchain() {
    var course = SampleCourse()
    course.environment = ["PATH": "/usr/bin"]
    #expect(course.run("check") == .broken)
    #expect(
      course.console.error.hasPrefix(
        "No Swift toolchain was found: no folder of PATH holds swift.\n"))
  }

  @Test("A toolchain that cannot be started is named")
  func brokenToolchain() {
    let course = SampleCourse()
    #expect(course.run("check") == .broken)
    #expect(
      course.console.error
        == "Could not start /opt/swift/bin/swift: the test expects no program.\n")
  }

  @Test("Another folder is judged without touching the learner's progress")
  func subject() throws {
    let course = SampleCourse.playing(passing)
    #expect(course.run("check", "--subject", "solutions") == .passed)
    #expect(course.console.output.hasSuffix("\nEvery check passes.\n"))
    #expect(!course.progress.standing(of: try course.chapter()).wasChecked)
  }

  @Test("A folder that is not there is told with what such a folder holds")
  func missingSubject() {
    let course = SampleCourse()
    #expect(course.run("check", "--subject", "submissions/maya") == .broken)
    #expect(
      course.console.error == """
        There is no folder submissions/maya/01-Greetings.
        --subject names a folder that holds the chapters' folders, such as 01-Greetings.

        """)
  }
}
