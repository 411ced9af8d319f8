/// Hears what a greeting screen shows.
///
/// Whoever owns a screen is often its delegate too, so the screen must not own the delegate in
/// return. Chapter 1, Step 4.
public protocol GreetingScreenDelegate: AnyObject {
  /// Called after `message` has been put on the screen, and only then.
  func greetingScreen(_ screen: GreetingScreen, didShow message: String)
}
