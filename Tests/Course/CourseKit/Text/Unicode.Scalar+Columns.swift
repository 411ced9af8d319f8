extension Unicode.Scalar {
  /// How many columns a terminal gives this scalar when it stands alone: 0, 1 or 2.
  var columns: Int {
    switch value {
    case 0x20..<0x7F, 0xA0..<0x300: 1
    case 0..<0x20, 0x7F..<0xA0: 0
    // The vowels and final consonants of a Hangul syllable are drawn into its first letter.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    case 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x20CF, 0x2500...0x257F: 1
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: 0
      case .format, .control, .lineSeparator, .paragraphSeparator, .surrogate: 0
      default: isWide ? 2 : 1
      }
    }
  }

  /// Whether this scalar is an emoji or one of Unicode's East Asian wide or full-width letters.
  private var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
      0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF: true
    default: properties.isEmojiPresentation
    }
  }
}
