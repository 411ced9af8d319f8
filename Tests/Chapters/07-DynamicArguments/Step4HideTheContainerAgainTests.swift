import DynamicArguments
import Testing

@Suite("Step 4 · Hide the container again")
struct Step4HideTheContainerAgainTests {
  /// What is left of an app whose root has gone.
  private func journeysOfAReleasedApp() throws -> (UserJourneyFactory?, isReleased: Bool) {
    weak var released: Container?
    func use() throws -> UserJourneyFactory? {
      let app = try AppContainer { released = $0 }
      return try? app.makeUserJourneys(greeting: "Good evening", startPage: 12)
    }
    let journeys = try use()
    return (journeys, released == nil)
  }

  @Test("Each journey gets the service of its own reader")
  func makesAServiceForEachReader() {
    let journeys = UserJourneyFactory { ServiceDouble($0) }
    let screens = ["Maya", "Alice"].map { journeys.makeJourney(for: $0).begin() }
    #expect(
      screens == ["Welcome, Maya. Sheet 1", "Welcome, Alice. Sheet 1"],
      """
      A journey has the service of another reader. Keep the closure, not what it made, and call it \
      with the name of the reader who begins.
      """
    )
  }

  @Test("A service is made when a journey is made, and once")
  func makesServicesOnDemand() {
    var names: [String] = []
    let journeys = UserJourneyFactory { name in
      names.append(name)
      return ServiceDouble(name)
    }
    #expect(
      names.isEmpty,
      "A service was made before any reader came. The factory of journeys can wait for a name."
    )
    _ = journeys.makeJourney(for: "Maya").begin()
    #expect(
      names == ["Maya"],
      """
      One journey must make one service, for its own reader. A second one would open a second \
      session that nobody closes.
      """
    )
  }

  @Test("What is known at composition reaches the journeys")
  func passesValues() throws {
    let app = try AppContainer()
    var screens: [String] = []
    #expect(
      throws: Never.self,
      """
      The root cannot make its own factory of journeys. What it registers and what it resolves \
      must name the same arguments, in the same order.
      """
    ) {
      for (greeting, page) in [("Good evening", 12), ("Good morning", 3)] {
        let journeys = try app.makeUserJourneys(greeting: greeting, startPage: page)
        screens.append(journeys.makeJourney(for: "Maya").begin())
      }
    }
    #expect(
      screens.count < 2
        || screens == ["Good evening, Maya. Page 12", "Good morning, Maya. Page 3"],
      """
      A journey does not greet and begin as its own factory was told. Pass both values when you \
      resolve, and let the registered factory take them.
      """
    )
  }

  @Test("Readers share the image cache, and each reads in a session of their own")
  func sharesOnlyTheCache() throws {
    var container: Container?
    let app = try AppContainer { container = $0 }
    let journeys = try? app.makeUserJourneys(greeting: "Hello", startPage: 2)
    let maya = journeys?.makeJourney(for: "Maya")
    let alice = journeys?.makeJourney(for: "Alice")
    _ = maya?.service.open(5)
    _ = alice?.service.open(9)
    #expect(
      maya?.service.openedPages == [5] && alice?.service.openedPages == [9],
      "One reader's session shows another reader's pages. Make a session for each name."
    )
    let cache = try container?.resolve(ImageCache.self)
    #expect(
      cache?.pages == [5, 9],
      """
      The readers' images are not in the one cache of the app. It is registered as shared: resolve \
      it, and hand it to each session.
      """
    )
  }

  @Test("Nothing that the root hands out holds the container")
  func releasesTheContainer() throws {
    let (journeys, isReleased) = try journeysOfAReleasedApp()
    _ = journeys?.makeJourney(for: "Maya")
    #expect(
      journeys != nil && isReleased,
      """
      The factory of journeys keeps the container alive after its root has gone: the closure \
      captures the resolver. Resolve what it needs first, and capture only that.
      """
    )
  }

  @Test("Journeys go on when the root has gone")
  func goesOnWithoutTheRoot() throws {
    let (journeys, _) = try journeysOfAReleasedApp()
    let screen = journeys?.makeJourney(for: "Maya").begin()
    #expect(
      screen == "Good evening, Maya. Page 12",
      """
      Without the container a reader's service is not what it was. A closure that asks later can \
      fail later, and its type promises that it does not.
      """
    )
  }
}
