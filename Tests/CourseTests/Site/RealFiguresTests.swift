import Testing

@testable import CourseKit

@Suite("The figures of the course")
struct RealFiguresTests {
  private static let folder = Path(#filePath).parent.parent.parent.parent / "docs" / "figures"

  @Test("On a dark page each figure has another colour for every one that it uses")
  func dark() throws {
    let names = try Disk().names(in: Self.folder).filter { $0.hasSuffix(".svg") }
    #expect(!names.isEmpty, "no figure was found, so nothing was looked at")
    for name in names {
      let svg = try Disk().text(of: Self.folder / name)
      let variants = FigureVariants(svg: svg)
      let dark = try #require(variants.dark, "\(name) has no style for dark pages")
      for match in variants.light.matches(of: /(?:fill|stroke)="#[0-9a-f]{6}"/) {
        #expect(
          dark.contains("[\(match.output)] {"),
          "\(name) keeps \(match.output) on a dark page, where it may not be read")
      }
    }
  }
}
