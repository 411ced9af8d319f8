/// What the file system tells of a file without reading it.
struct FileEntry: Equatable, Sendable {
  let isFolder: Bool
  /// In bytes.
  let size: Int
  /// Nanoseconds since 1970; 0 where the file system does not say.
  let modified: Int
}
