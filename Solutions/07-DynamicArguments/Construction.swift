/// Keeps track of the services that are being built at this moment. Chapter 4, Step 4.
final class Construction {
  private var depth = 0

  /// Notes that the factory of `registration`, one of `known`, is about to run.
  ///
  /// Each registration carries its place, and names are collected for an error only, so that
  /// success costs two assignments.
  ///
  /// - Throws: ``ResolutionFailure/cycle(_:)`` when that factory is running already.
  func begin(
    _ registration: Registration, among known: @autoclosure () -> some Sequence<Registration>
  ) throws {
    guard registration.position == 0 else {
      let waiting = known().filter { $0.position >= registration.position }
      let path = waiting.sorted { $0.position < $1.position } + [registration]
      throw ResolutionFailure.cycle(path.map(\.name))
    }
    depth += 1
    registration.position = depth
  }

  /// Notes that the factory of `registration` has ended, whether it returned or threw.
  func end(_ registration: Registration) {
    registration.position = 0
    depth -= 1
  }
}
