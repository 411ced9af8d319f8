/// A figure as the site needs it: one file, or one for light and one for dark pages.
///
/// On a code host the reader's system decides, through a style that stands in the figure itself. The
/// site has a switch of its own, which the figure does not hear of, so it gets two files to choose
/// from.
struct FigureVariants: Equatable {
  let light: String
  let dark: String?

  init(light: String, dark: String?) {
    self.light = light
    self.dark = dark
  }

  init(svg: String) {
    guard let style = Self.darkStyle(in: svg) else {
      light = svg
      dark = nil
      return
    }
    light = String(svg[..<style.whole.lowerBound] + svg[style.whole.upperBound...])
    dark = String(
      svg[..<style.whole.lowerBound] + svg[style.inside] + svg[style.whole.upperBound...])
  }

  /// The first `@media (prefers-color-scheme: dark) { … }`, and what stands inside its braces.
  private static func darkStyle(
    in svg: String
  ) -> (whole: Range<String.Index>, inside: Range<String.Index>)? {
    guard let media = svg.firstRange(of: "@media (prefers-color-scheme: dark)"),
      let open = svg[media.upperBound...].firstIndex(of: "{")
    else { return nil }
    var depth = 0
    for index in svg[open...].indices {
      if svg[index] == "{" { depth += 1 }
      if svg[index] == "}" { depth -= 1 }
      if depth == 0 {
        let after = svg.index(after: index)
        return (media.lowerBound..<after, svg.index(after: open)..<index)
      }
    }
    return nil
  }

  /// `01-ownership.svg` → `01-ownership~dark.svg`, as docc names them.
  static func darkName(of name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return name + "~dark" }
    return name[..<dot] + "~dark" + name[dot...]
  }
}
