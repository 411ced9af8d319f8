import Testing

@testable import CourseKit

@Suite("The figures of the course")
struct RealFiguresTests {
  private static let folder = Path(#filePath).parent.parent.parent.parent / "docs" / "figures"

  @Test("The README shows a session, which the gate then keeps up to date")
  func session() throws {
    let root = Self.folder.parent.parent
    let readme = try Disk().text(of: root / RecordedSession.document)
    #expect(readme.contains("<!-- generated: \(RecordedSession.name) -->"))
    #expect(readme.contains("](\(RecordedSession.picture))"))
    #expect(Disk().isFile(root / RecordedSession.picture))
  }

  @Test("On a dark page each figure has another colour for every one that it uses")
  func dark() throws {
    let names = try Disk().names(in: Self.folder).filter { $0.hasSuffix(".svg") }
    #expect(!names.isEmpty, "no figure was found, so nothing was looked at")
    // A picture of a terminal is dark on every page.
    for name in names where name != "session.svg" {
      let svg = try Disk().text(of: Self.folder / name)
      #expect(
        svg.contains(FigureColours.darkStyle), "\(name) lacks the style that all figures share")
      for match in FigureVariants(svg: svg).light.matches(of: /(?:fill|stroke)="#[0-9a-f]{6}"/) {
        #expect(
          FigureColours.darkStyle.contains("[\(match.output)] {"),
          "\(name) keeps \(match.output) on a dark page, where it may not be read")
      }
    }
  }
}
