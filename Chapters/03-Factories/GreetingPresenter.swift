/// Shows a greeting on the home screen.
///
/// The presenter owns what is shown. Finding the greeting is its reader's work. Chapter 1, Step 1.
public final class GreetingPresenter {
  /// The last greeting that was found; empty until there is one.
  public private(set) var message = ""

  private let reader: any GreetingReading

  /// Creates a presenter that keeps `reader` for as long as it lives.
  public init(reader: any GreetingReading) {
    self.reader = reader
  }

  /// Asks the reader once for the greeting of `name`, exactly as given, and shows the answer.
  ///
  /// After an error ``message`` is what it was before. Chapter 1, Steps 2 and 3.
  ///
  /// - Throws: ``GreetingFailure/emptyName`` for a blank name, before the reader is asked;
  ///   the reader's own error, unchanged.
  public func showGreeting(for name: String) throws {
    guard name.contains(where: { !$0.isWhitespace }) else { throw GreetingFailure.emptyName }

    message = try reader.greeting(for: name)
  }

  /// Returns the message in the given style, which is used for this call and not kept.
  ///
  /// The message itself stays plain. Chapter 1, Step 4.
  public func render(with style: (String) -> String) -> String {
    style(message)
  }
}
