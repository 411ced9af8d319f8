/// What somebody is writing on one screen, until it is saved. Chapter 3, Step 4.
public final class Draft {
  /// The text as it stands now; nothing is stored by changing it.
  public var text: String

  /// Begins a draft with `text`.
  public init(text: String) {
    self.text = text
  }
}
