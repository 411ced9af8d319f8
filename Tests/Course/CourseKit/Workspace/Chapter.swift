/// One chapter: its names and its steps. The same name leads to every part of it.
struct Chapter: Equatable, Sendable {
  let number: Int
  /// Such as `05-Lifetimes`.
  let folder: String
  let title: String
  let steps: [Step]

  /// Such as `05`.
  var digits: String { String(folder.prefix { $0 != "-" }) }
  /// Such as `Lifetimes`.
  var module: String { String(folder.drop { $0 != "-" }.dropFirst()) }
  /// Such as `05-lifetimes`.
  var slug: String { Self.slug(of: folder) }
  var page: String { "docs/\(slug).md" }
  var hints: String { "docs/hints/\(slug).md" }

  func step(_ number: Int) -> Step? { steps.first { $0.number == number } }

  /// `07-DynamicArguments` → `07-dynamic-arguments`.
  static func slug(of folder: String) -> String {
    var slug = ""
    for character in folder {
      if character.isUppercase, let last = slug.last, last != "-" { slug += "-" }
      slug += character.lowercased()
    }
    return slug
  }
}
