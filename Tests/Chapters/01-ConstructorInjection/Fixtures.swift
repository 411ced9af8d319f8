import ConstructorInjection
import Testing

/// A reader that a check steers: its answer may change at any time, and may be an error.
final class SteeredReader: GreetingReading {
  var answer: (String) throws -> String
  private var questionsLeft = 50

  init(_ answer: @escaping (String) throws -> String = { "Hello, \($0)" }) {
    self.answer = answer
  }

  func greeting(for name: String) throws -> String {
    questionsLeft -= 1
    if questionsLeft < 0 {
      // An answer, and not an error, ends a loop that asks until it gets one.
      Issue.record("The reader was asked more than 50 times: something asks again and again.")
      return ""
    }
    return try answer(name)
  }
}

/// An error that no type in the chapter knows.
struct LostConnection: Error, Equatable {
  let attempt: Int
}

/// Hears what a screen shows, and keeps it.
final class Listener: GreetingScreenDelegate {
  private(set) var heard: [String] = []

  func greetingScreen(_ screen: GreetingScreen, didShow message: String) {
    heard.append(message)
  }
}

/// A screen that was activated with a presenter of its own, which nobody else holds.
func activatedScreen(
  reader: any GreetingReading = SteeredReader(),
  delegate: (any GreetingScreenDelegate)? = nil
) throws -> GreetingScreen {
  let screen = GreetingScreen()
  screen.presenter = GreetingPresenter(reader: reader)
  screen.delegate = delegate
  try screen.activate()
  return screen
}

/// A name without a visible character, and what to call it in a failure.
struct BlankName: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  static let all = [
    BlankName(testDescription: "an empty name", text: ""),
    BlankName(testDescription: "a name of spaces", text: "   "),
    BlankName(testDescription: "a name of tabs", text: "\t\t"),
    BlankName(testDescription: "a name of line breaks", text: "\n\r\n"),
    BlankName(testDescription: "a name of non-breaking spaces", text: "\u{00A0}\u{00A0}"),
    BlankName(testDescription: "a name of mixed white space", text: " \t\n\u{00A0} "),
  ]
}

/// A recording reader of the learner's own, after it has shown that it records.
///
/// While the double is wrong, a check that listens through it says nothing about the presenter.
func trustedRecorder(
  _ answer: @escaping (String) throws -> String = { "Hello, \($0)" }
) throws -> RecordingGreetingReader {
  let probe = RecordingGreetingReader { _ in throw GreetingFailure.unavailable }
  let names = [" Alice", "Bob", " Alice"]
  for name in names { _ = try? probe.greeting(for: name) }
  try #require(
    Array(probe.requestedNames) == names,
    """
    The recording reader does not keep its record yet, so this check cannot judge the presenter. \
    Finish the double first (step 3b).
    """
  )
  return RecordingGreetingReader(answer: SteeredReader(answer).greeting)
}
