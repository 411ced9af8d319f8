/// The app's first screen: a catalogue, a book to read, and a preview of another. Chapter 6, Step 4.
public final class Library {
  /// What there is to read.
  public let catalogue: Catalogue

  /// Where the open book is read.
  public let reading: ReadingSession

  /// Where another book is looked into, apart from the one that is read.
  public let preview: ReadingSession

  /// Opens a library.
  ///
  /// - Throws: ``LibraryFailure/noBooks`` when the catalogue is empty.
  public init(catalogue: Catalogue, reading: ReadingSession, preview: ReadingSession) throws {
    guard !catalogue.isEmpty else { throw LibraryFailure.noBooks }
    self.catalogue = catalogue
    self.reading = reading
    self.preview = preview
  }
}
