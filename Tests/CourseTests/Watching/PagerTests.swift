import Testing

@testable import CourseKit

@Suite("A long text, a screen at a time")
struct PagerTests {
  private let terminal = EmulatedTerminal(columns: 40, rows: 5)

  private func page(
    _ count: Int, _ moves: ScriptedKeys.Move..., left: Int = 0, terminal: EmulatedTerminal? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [String] {
    let terminal = terminal ?? self.terminal
    let keys = ScriptedKeys(moves) { terminal.visible }
    var effects = SampleCourse().effects
    effects.console = terminal
    let session = Session(effects: effects, colourIsRefused: true)
    let render = { (0..<count).map { "\($0) at \(session.size.columns)" } }
    Pager(session: session, render: render).run(keys)
    #expect(keys.left == left, sourceLocation: sourceLocation)
    return keys.looks + moves.map { _ in "" }
  }

  private func lines(_ range: Range<Int>, at columns: Int = 40) -> String {
    range.map { "\($0) at \(columns)" }.joined(separator: "\n")
  }

  @Test("It shows as many lines as fit, and how far they go")
  func start() {
    let looks = page(10, .look)
    #expect(looks[0] == lines(0..<4) + "\n4 of 10  space on  b back  q close")
  }

  @Test(
    "Keys that go on show the next lines, with one that was there before",
    arguments: [.character(" "), .character("f"), .pageDown] as [Key])
  func goesOn(key: Key) {
    let looks = page(10, .press(key), .look, .press(key), .look, .press(key), .look)
    #expect(looks[0] == lines(3..<7) + "\n7 of 10  space on  b back  q close")
    #expect(looks[1] == lines(6..<10) + "\n10 of 10  b back  q close")
    #expect(looks[2] == looks[1])
  }

  @Test("Keys that go back stop at the top", arguments: [.character("b"), .pageUp] as [Key])
  func goesBack(key: Key) {
    let looks = page(10, .press("G"), .press(key), .look, .press(key), .press(key), .look)
    #expect(looks[0].hasPrefix(lines(3..<7)))
    #expect(looks[1].hasPrefix(lines(0..<4)))
  }

  @Test(
    "Keys that go down a line stop at the bottom",
    arguments: [.enter, .down, .character("j")] as [Key])
  func down(key: Key) {
    let looks = page(
      6, .press(key), .look, .press(key), .press(key), .press(key), .look, .press("q"))
    #expect(looks[0].hasPrefix(lines(1..<5)))
    #expect(looks[1].hasPrefix(lines(2..<6)))
  }

  @Test("Keys that go up a line stop at the top", arguments: [.up, .character("k")] as [Key])
  func up(key: Key) {
    let looks = page(6, .press("G"), .press(key), .look, .press(key), .press(key), .look)
    #expect(looks[0].hasPrefix(lines(1..<5)))
    #expect(looks[1].hasPrefix(lines(0..<4)))
  }

  @Test("g and G go to the ends")
  func ends() {
    let looks = page(100, .press("G"), .look, .press("g"), .look)
    #expect(looks[0].hasPrefix(lines(96..<100)))
    #expect(looks[1].hasPrefix(lines(0..<4)))
  }

  @Test("Keys that close it", arguments: [.character("q"), .escape, .end] as [Key])
  func closes(key: Key) {
    _ = page(10, .press(key), .look, left: 1)
  }

  @Test("Other keys change nothing", arguments: ["x", "h", "é"])
  func other(key: Character) {
    let looks = page(10, .look, .press(.character(key)), .look)
    #expect(looks[0] == looks[1])
  }

  @Test("A text that is shorter than the screen is shown whole, and stays")
  func short() {
    let looks = page(2, .look, .press("j"), .press("G"), .press(" "), .look)
    #expect(looks[0] == lines(0..<2) + "\n\n\n2 of 2  b back  q close")
    #expect(looks[1] == looks[0])
  }

  @Test("An empty text is an empty screen")
  func empty() {
    let looks = page(0, .look)
    #expect(looks[0].hasSuffix("\n0 of 0  b back  q close"))
  }

  @Test("A resized terminal shows the same place, made to fit")
  func resizes() {
    let terminal = terminal
    let looks = page(
      100, .press("G"), .wait(1), .act { terminal.resize(columns: 50, rows: 11) }, .wait(1), .look,
      .act { terminal.resize(columns: 50, rows: 3) }, .wait(1), .look,
      .act { terminal.resize(columns: 20, rows: 3) }, .wait(1), .look)
    #expect(looks[0].hasPrefix(lines(90..<100, at: 50)))
    #expect(looks[1].hasPrefix(lines(90..<92, at: 50)))
    #expect(looks[2] == lines(90..<92, at: 20) + "\n92 of 100  space o…")
  }

  @Test("A terminal that comes back from the shell is drawn anew")
  func returns() {
    let terminal = terminal
    let looks = page(
      10, .press("j"), .wait(1), .look, .act { terminal.write("\u{1B}[H\u{1B}[Jnoise") },
      .press(.returned), .look)
    #expect(looks[1] == looks[0])
  }

  @Test("A screen of hardly any height still goes on line by line", arguments: [1, 2, 3])
  func tiny(rows: Int) {
    let looks = page(
      3, .press(" "), .wait(1), .look, .press("q"),
      terminal: EmulatedTerminal(columns: 40, rows: rows))
    #expect(looks[0].contains(rows == 3 ? "1 at 40\n2 at 40" : rows == 2 ? "1 at 40" : "2 of 3"))
  }

  @Test("Lines that are too long for the screen are cut, and never wrap")
  func long() {
    let narrow = EmulatedTerminal(columns: 5, rows: 5)
    let looks = page(10, .look, terminal: narrow)
    #expect(looks[0] == "0 at…\n1 at…\n2 at…\n3 at…\n4 o…")
  }
}
