/// The Swift toolchain that is found along `PATH`.
struct Toolchain: Equatable, Sendable {
  let swift: Path

  static func find(in effects: Effects) throws(CourseFailure) -> Toolchain {
    #if os(Windows)
      let (separator, name): (Character, String) = (";", "swift.exe")
    #else
      let (separator, name): (Character, String) = (":", "swift")
    #endif
    for folder in (effects.environment["PATH"] ?? "").split(separator: separator) {
      let candidate = Path(String(folder)) / name
      if effects.files.isFile(candidate) { return Toolchain(swift: candidate) }
    }
    throw .broken(
      "No Swift toolchain was found: no folder of PATH holds \(name).",
      "Install Swift 6.2 or later (https://www.swift.org/install), open a new terminal and try"
        + " \"swift --version\".")
  }

  /// What tells one toolchain from another without starting it.
  func fingerprint(in files: any FileSystem) -> String {
    let entry = files.entry(at: swift)
    return "\(swift) \(entry?.size ?? 0) \(entry?.modified ?? 0)"
  }
}
