/// Builds a greeting screen, connects it and activates it: the composition root of this chapter.
///
/// The app calls it without a reader; a test hands in its own. Keep the delegate alive elsewhere,
/// because the screen does not. Chapter 1, Step 4.
///
/// - Throws: ``ActivationFailure`` when the screen cannot be activated.
public func makeGreetingScreen(
  reader: any GreetingReading = LocalGreetingReader(),
  delegate: (any GreetingScreenDelegate)? = nil
) throws -> GreetingScreen {
  // MARK: Step 4e · Build, connect, activate.
  throw StepNotWritten(4)
  // End of step 4e
}
