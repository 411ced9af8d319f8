import Foundation

/// The names that a new chapter gets from its number and its title.
struct ChapterNames: Equatable {
  let number: Int
  let title: String

  /// Such as `ServiceLocator` for "Service locator".
  let module: String

  /// Modules that the chapter's own code, its tests or the package know under that name already.
  private static let taken = [
    "any", "course", "coursekit", "darwin", "dispatch", "distributed", "foundation", "glibc",
    "musl", "observation", "packagedescription", "protocol", "self", "swift", "synchronization",
    "testing", "type", "xctest",
  ]

  /// Throws where the title holds nothing that a module can be named after, or where `modules`
  /// would no longer be told from the new one.
  init(number: Int, title: String, besides modules: [String] = []) throws(CourseFailure) {
    let title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let words = title.folding(options: .diacriticInsensitive, locale: nil)
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let advice = "Begin the title with a letter from A to Z, such as \"Service locator\"."
    guard let first = module.first, first.isLetter else {
      throw .usage("\"\(title)\" gives no name for a module.", advice)
    }
    guard module.count <= 40 else {
      throw .usage(
        "The title gives a module name of \(module.count) letters; 40 are the most.",
        "Choose a shorter title.")
    }
    guard number < 100 else {
      throw .usage("There are 99 chapters, and two digits name no more.", "")
    }
    let known = Self.taken + modules.flatMap { [$0.lowercased(), "\($0)Tests".lowercased()] }
    if let name = [module, "\(module)Tests"].first(where: { known.contains($0.lowercased()) }) {
      throw .usage(
        "\"\(title)\" gives the module name \(name), which is taken.", "Choose another title.")
    }
    self.number = number
    self.title = title
    self.module = module
  }

  var folder: String { (number < 10 ? "0" : "") + "\(number)-\(module)" }
  var slug: String { Chapter.slug(of: folder) }
}
