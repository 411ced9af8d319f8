/// Reads aloud, for as long as somebody listens.
public final class Narrator {
  /// The session whose pages are read.
  public let session: ReadingSession

  /// Creates a narrator for one session.
  public init(session: ReadingSession) {
    self.session = session
  }
}
