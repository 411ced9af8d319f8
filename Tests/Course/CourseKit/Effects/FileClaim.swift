/// A file that is claimed for one user alone, for as long as this object lives.
final class FileClaim {
  private let release: () -> Void

  init(release: @escaping () -> Void) {
    self.release = release
  }

  deinit { release() }
}
