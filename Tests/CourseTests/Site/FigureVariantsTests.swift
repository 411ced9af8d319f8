import Testing

@testable import CourseKit

@Suite("Figures for light and dark pages")
struct FigureVariantsTests {
  @Test("A figure without a dark style is one file")
  func plain() {
    let svg = "<svg><style>.a { fill: #fff }</style></svg>"
    #expect(FigureVariants(svg: svg) == FigureVariants(light: svg, dark: nil))
  }

  @Test("A dark style is left out of the light file and is always on in the dark one")
  func dark() {
    let svg = """
      <style>
      .a { fill: #000 }
      @media (prefers-color-scheme: dark) { .a { fill: #fff } .b { fill: none } }
      .c { fill: red }
      </style>
      """
    let variants = FigureVariants(svg: svg)
    #expect(
      variants.light == """
        <style>
        .a { fill: #000 }

        .c { fill: red }
        </style>
        """)
    #expect(
      variants.dark == """
        <style>
        .a { fill: #000 }
         .a { fill: #fff } .b { fill: none }\u{20}
        .c { fill: red }
        </style>
        """)
  }

  @Test("A style that nobody closes is left as it is")
  func unclosed() {
    let svg = "<style>@media (prefers-color-scheme: dark) { .a { fill: #fff } </style>"
    #expect(FigureVariants(svg: svg).dark == nil)
  }

  @Test("The dark file is named as docc looks for it")
  func names() {
    #expect(FigureVariants.darkName(of: "01-owners.svg") == "01-owners~dark.svg")
    #expect(FigureVariants.darkName(of: "figure") == "figure~dark")
  }
}
