/// The composition root of the reading app: the one place that knows a container. Chapter 7, Step 4.
///
/// What it hands out knows neither the root nor its container.
public final class AppContainer {
  private let container = Container()

  /// Registers the app's services; `addPlatform` adds those that depend on the device.
  ///
  /// - Throws: ``ResolutionFailure/duplicate(_:)`` when `addPlatform` registers one of the app's.
  public init(addPlatform: (Container) throws -> Void = { _ in }) throws {
    try container.autoRegister(ImageCache.self, lifetime: .shared, using: ImageCache.init)
    try container.autoRegister(ReadingSession.self, using: ReadingSession.init)
    // MARK: Step 4b · Register what makes a service of a name, without the container in it.
    try container.register(UserJourneyFactory.self) { resolver in
      UserJourneyFactory { name in
        let session = try? resolver.resolve(ReadingSession.self)
        return ReadingUserService(
          userName: name, session: session ?? ReadingSession(cache: ImageCache()))
      }
    }
    // End of step 4b
    try addPlatform(container)
    container.freeze()
  }

  /// Makes the factory of journeys that greet with `greeting` and begin at `startPage`.
  ///
  /// - Throws: ``ResolutionFailure`` or ``ArgumentFailure``, which only a mistake in here could
  ///   cause. Afterwards no journey can fail for want of a service.
  public func makeUserJourneys(greeting: String, startPage: Int) throws -> UserJourneyFactory {
    // MARK: Step 4c · Ask once, with what is known now.
    try container.resolve(UserJourneyFactory.self)
    // End of step 4c
  }
}
