/// One document, open for editing somewhere else: each step may have to wait. Chapter 3, Step 5.
public protocol AsyncEditingSession: AnyObject, Sendable {
  /// Puts `text` in place of the document's text.
  ///
  /// - Throws: Whatever keeps this session from writing; `CancellationError` in a cancelled task.
  func replaceText(with text: String) async throws

  /// Gives back what the session holds; after this it is of no use.
  ///
  /// Like every call that waits, it may refuse to in a cancelled task, and then stays open.
  ///
  /// - Throws: Whatever went wrong at the end; `CancellationError` in a cancelled task.
  func close() async throws
}
