/// A screen that a framework builds, so that its initializer cannot receive a presenter.
///
/// Set ``presenter``, activate, then show: activation is the one place where a missing presenter
/// is reported. Chapter 1, Step 4.
public final class GreetingScreen {
  /// The presenter for the next activation.
  ///
  /// The screen works with the presenter that was set when it was last activated. Setting this
  /// property to another presenter, or to `nil`, changes nothing until the next activation.
  public var presenter: GreetingPresenter?

  // MARK: Step 4b · Own the presenter, not the delegate.
  /// Hears each greeting after it is shown. The screen does not keep its delegate alive.
  public weak var delegate: (any GreetingScreenDelegate)?

  private var activePresenter: GreetingPresenter?
  // Stub:
  // /// Hears each greeting after it is shown. The screen does not keep its delegate alive.
  // public var delegate: (any GreetingScreenDelegate)?
  // End of step 4b

  /// Creates a screen without a presenter, the way a framework does.
  public init() {}

  /// Makes the screen ready to show greetings with its present ``presenter``, which it then owns.
  ///
  /// Activating again is allowed. A failed activation changes nothing and may be tried again.
  ///
  /// - Throws: ``ActivationFailure/missing(_:)`` naming `"presenter"` when there is none.
  public func activate() throws {
    // MARK: Step 4c · Report a missing presenter here.
    guard let presenter else { throw ActivationFailure.missing("presenter") }
    activePresenter = presenter
    // Stub:
    // throw StepNotWritten(4)
    // End of step 4c
  }

  /// Shows the greeting for `name`, then tells the delegate, if there is one.
  ///
  /// - Throws: ``ActivationFailure/notActivated`` before the first successful activation;
  ///   the presenter's own error, unchanged, and then the delegate hears nothing.
  public func show(_ name: String) throws {
    // MARK: Step 4d · Show the greeting, or say why not.
    guard let activePresenter else { throw ActivationFailure.notActivated }
    try activePresenter.showGreeting(for: name)
    delegate?.greetingScreen(self, didShow: activePresenter.message)
    // Stub:
    // throw StepNotWritten(4)
    // End of step 4d
  }
}
