/// A part of running text whose inside no emphasis mark can cut: code, a link, an image, an address.
struct InlineAtom {
  enum Kind {
    case code(Range<Int>)
    case link(Range<Int>, target: String)
    case image(Range<Int>, target: String)
    case address(Range<Int>)
    case lineBreak
    case comment
  }

  let kind: Kind
  /// The index behind the part.
  let end: Int
}
