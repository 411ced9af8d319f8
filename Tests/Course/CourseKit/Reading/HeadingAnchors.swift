/// Forms the anchors of a page's headings, as GitHub does.
struct HeadingAnchors {
  private var uses: [String: Int] = [:]

  /// The anchor of the next heading, whose words are `text`.
  ///
  /// Letters become small, spaces become hyphens, and other signs go. A second heading with the same
  /// words gets "-1", a third "-2".
  mutating func anchor(for text: String) -> String {
    let base = Self.base(of: text)
    var anchor = base
    while uses[anchor] != nil {
      uses[base, default: 0] += 1
      anchor = "\(base)-\(uses[base, default: 0])"
    }
    uses[anchor] = 0
    return anchor
  }

  private static func base(of text: String) -> String {
    var anchor = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .connectorPunctuation:
        anchor.append(scalar)
      default:
        if scalar == " " || scalar == "-" { anchor.append("-") }
      }
    }
    return String(anchor)
  }
}
