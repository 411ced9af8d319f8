/// The anchor that docc gives to a heading, which is not the one that a code host gives.
enum DoccAnchor {
  /// Spaces and dashes become one hyphen, then punctuation goes; letters keep their size.
  static func anchor(for heading: String) -> String {
    let words = heading.split { $0 == "-" || $0 == "–" || $0 == "—" || $0.isWhitespace }
    var anchor = String.UnicodeScalarView()
    for scalar in words.joined(separator: "-").unicodeScalars {
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        continue
      default:
        if scalar != "`" { anchor.append(scalar) }
      }
    }
    return String(anchor)
  }
}
