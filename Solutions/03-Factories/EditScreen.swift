/// A screen on which one document is written. It owns its draft. Chapter 3, Step 4.
public final class EditScreen {
  /// The document that this screen edits.
  public let document: Document

  /// What is being written; it goes when the screen goes.
  public let draft: Draft

  private let workflow: DocumentWorkflow

  /// Creates a screen from its three parts, and keeps them.
  public init(document: Document, draft: Draft, workflow: DocumentWorkflow) {
    self.document = document
    self.draft = draft
    self.workflow = workflow
  }

  /// Stores the draft in a session that is opened and closed by this call.
  ///
  /// - Throws: The error of opening, writing or closing the session, unchanged.
  public func save() throws {
    try workflow.edit(document) { try $0.replaceText(with: draft.text) }
  }
}
