import Testing

@testable import CourseKit

@Suite("A terminal as a picture")
struct TerminalPictureTests {
  private func rows(_ lines: String...) -> [String] {
    TerminalPicture(title: "A", lines: lines).svg.split(separator: "\n")
      .filter { $0.contains("<text ") }.map { String($0).trimmingSpaces }
  }

  @Test("Each line stands below the one before, and an empty one keeps its place")
  func lines() {
    #expect(
      rows("one", "", "two") == [
        "<text x=\"20\" y=\"34\"><tspan x=\"20.0\">one</tspan></text>",
        "<text x=\"20\" y=\"54\"></text>",
        "<text x=\"20\" y=\"74\"><tspan x=\"20.0\">two</tspan></text>",
      ])
  }

  @Test("Styles become spans at their own columns, also after wide characters and blanks")
  func styles() {
    let paint = Paint(enabled: true)
    #expect(
      rows("漢" + paint.red("✗") + "  " + paint.bold("a") + paint.dim("b")) == [
        "<text x=\"20\" y=\"34\"><tspan x=\"20.0\">漢</tspan>"
          + "<tspan x=\"36.8\" fill=\"#ff8a80\">✗</tspan>"
          + "<tspan x=\"62.0\" font-weight=\"bold\">a</tspan>"
          + "<tspan x=\"70.4\" fill=\"#9fb0c0\">b</tspan></text>"
      ])
    #expect(rows("  in")[0].contains("<tspan x=\"36.8\">in</tspan>"))
  }

  @Test("What XML takes for itself is written out")
  func escapes() {
    #expect(rows("a < b && \"c\"")[0].contains(">a &lt; b &amp;&amp; &quot;c&quot;</tspan>"))
    let svg = TerminalPicture(title: "a & b", lines: []).svg
    #expect(svg.contains("<title id=\"title\">a &amp; b</title>"))
  }
}
