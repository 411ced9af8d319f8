/// Keeps track of the services that are being built at this moment. Chapter 4, Step 4.
final class Construction {
  // MARK: Step 4b · Find a service that waits for itself.
  /// Notes that the factory of `registration`, one of `known`, is about to run.
  func begin(
    _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
  ) throws {}

  /// Notes that the factory of `registration` has ended, whether it returned or threw.
  func end(_ registration: Registration) {}
  // End of step 4b
}
