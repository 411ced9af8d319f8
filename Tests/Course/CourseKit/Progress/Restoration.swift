/// What bringing a backup back would change.
struct Restoration {
  /// Copies that differ from what stands in their place, and where they belong.
  let changed: [(copy: Path, original: Path)]
  /// Files of the backup's chapters that it does not hold.
  let strays: [Path]
  /// Every file of the backup and of its chapters, to be copied before.
  let all: [Path]

  /// How many files would become others.
  var count: Int { changed.count + strays.count }

  func touches(_ folder: Path) -> Bool {
    (changed.map(\.original) + strays).contains { $0.isInside(folder) }
  }
}
