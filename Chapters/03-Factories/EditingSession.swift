/// One document, open for editing: a resource that somebody has to close.
///
/// Whoever makes a session hands it to its owner. The owner may lend it to others for a while, and
/// closes it once. Chapter 3, Steps 2 and 3.
public protocol EditingSession: AnyObject {
  /// Puts `text` in place of the document's text.
  ///
  /// - Throws: Whatever keeps this session from writing.
  func replaceText(with text: String) throws

  /// Gives back what the session holds; after this it is of no use.
  ///
  /// - Throws: Whatever went wrong at the end, such as a last line that could not be written.
  func close() throws
}
