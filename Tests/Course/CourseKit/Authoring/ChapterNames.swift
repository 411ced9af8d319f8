/// The names that a new chapter gets from its number and its title.
struct ChapterNames: Equatable {
  let number: Int
  let title: String

  /// Such as `ServiceLocator` for "Service locator".
  let module: String

  /// Throws where the title holds nothing that a module can be named after.
  init(number: Int, title: String) throws(CourseFailure) {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = module.first, first.isLetter else {
      throw .usage(
        "\"\(title)\" gives no name for a module.",
        "Begin the title with a letter from A to Z, such as \"Service locator\".")
    }
    self.number = number
    self.title = title
    self.module = module
  }

  var folder: String { (number < 10 ? "0" : "") + "\(number)-\(module)" }
  var slug: String { Chapter.slug(of: folder) }
}
