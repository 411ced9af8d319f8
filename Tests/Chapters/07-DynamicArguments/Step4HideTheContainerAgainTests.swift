import DynamicArguments
import Testing

@Suite("Step 4 · Hide the container again")
struct Step4HideTheContainerAgainTests {
  /// What is left of an app whose root has gone.
  private struct Remains {
    let journeys: UserJourneyFactory?
    let cache: ImageCache?
    let isReleased: Bool
  }

  private func remains() throws -> Remains {
    weak var released: Container?
    func use() throws -> (UserJourneyFactory?, ImageCache?) {
      let app = try AppContainer { released = $0 }
      let journeys = try? app.makeUserJourneys(greeting: "Good evening", startPage: 12)
      return (journeys, try? released?.resolve(ImageCache.self))
    }
    let (journeys, cache) = try use()
    return Remains(journeys: journeys, cache: cache, isReleased: released == nil)
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
    _ = journeys.makeJourney(for: "Maya")
    #expect(
      names == ["Maya", "Maya"],
      """
      Two journeys of one reader share a service, or one of them made none. Each journey begins \
      anew: what is kept under a name outlives the reader who had it.
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
    guard screens.count == 2 else { return }
    #expect(
      screens == ["Good evening, Maya. Page 12", "Good morning, Maya. Page 3"],
      """
      A journey does not greet and begin as its own factory was told. Pass both values when you \
      resolve, let the registered factory take them, and let the factory of journeys keep them.
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
      [maya, alice].map { $0?.service.openedPages ?? [] } == [[5], [9]],
      "One reader's session shows another reader's pages. Make a session for each name."
    )
    let cache = try container?.resolve(ImageCache.self)
    #expect(
      (cache?.pages ?? []).sorted() == [5, 9],
      """
      The readers' images are not in the one cache of the app. It is registered as shared: resolve \
      it, and hand it to each session.
      """
    )
  }

  @Test("Nothing that the root hands out holds the container")
  func releasesTheContainer() throws {
    let remains = try remains()
    _ = remains.journeys?.makeJourney(for: "Maya")
    #expect(
      remains.isReleased,
      """
      The factory of journeys keeps the container alive after its root has gone: the closure \
      captures the resolver. Resolve what it needs first, and capture only that.
      """
    )
  }

  @Test("Journeys go on when the root has gone")
  func goesOnWithoutTheRoot() throws {
    let remains = try remains()
    let screen = remains.journeys?.makeJourney(for: "Maya").begin()
    #expect(
      screen == "Good evening, Maya. Page 12",
      """
      Without the container a reader's service is not what it was. A closure that asks later can \
      fail later, and its type promises that it does not.
      """
    )
    #expect(
      (remains.cache?.pages ?? []).sorted() == [12],
      """
      A journey that begins when the root has gone does not use the app's image cache. The closure \
      asks later, finds nobody, and makes do with another one: resolve the cache first, and capture \
      it.
      """
    )
  }
}
