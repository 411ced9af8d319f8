import Testing

@testable import CourseKit

@Suite("Right answers that the checks must accept")
struct RightAnswerTests {
  private let sound = SoundCourse()
  private let path = "Tests/Answers/01-Greetings/right/prints-later.swift"

  private func red() -> String { sound.red("1", "--only", "right-answers") }

  @Test("A check that refuses one is told, with the two ways to mend it")
  func refused() {
    sound.edit(path, "print(reader)", "print(copy)")
    #expect(
      red() == """
        ✗ 01 right-answers accepted: prints a copy.
            Tests/Answers/01-Greetings/right/prints-later.swift: a right answer, but "The error \
        reaches the caller" (Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift:6) failed: \
        Expectation failed: presenter == other
            Let the check judge behaviour only; or, if the answer is wrong, move it to wrong/.
        """)
  }

  @Test("A wrong answer among the right ones is told to be so")
  func wrongFolder() {
    sound.put(SoundCourse.makesItsOwn, at: path)
    #expect(
      red() == """
        ✗ 01 right-answers prints-later.swift
            Tests/Answers/01-Greetings/right/prints-later.swift:1: the file lies in right/, but \
        begins with "// Wrong: …"; move it, or mend that line
        """)
  }

  @Test("An answer that nothing judged is not accepted")
  func noCheck() {
    let sound = SoundCourse { $0.checks = { _ in [] } }
    #expect(
      sound.red("1", "--only", "right-answers") == """
        ✗ 01 right-answers accepted: prints a copy.
            Tests/Answers/01-Greetings/right/prints-later.swift: no check ran; see the area \
        solutions.
        """)
  }
}
