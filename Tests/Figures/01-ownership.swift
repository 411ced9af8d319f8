// The edges of docs/figures/01-ownership.svg.

import ConstructorInjection

final class HomeScreen: GreetingScreenDelegate {
  var screen: GreetingScreen?

  func greetingScreen(_ screen: GreetingScreen, didShow message: String) {}
}

final class App {
  let home = HomeScreen()

  init() throws {
    home.screen = try makeGreetingScreen(delegate: home)
  }
}

let graph = ObjectGraph(parts: [
  "HomeScreen.screen": "GreetingScreen", "GreetingScreen.presenter": "GreetingPresenter",
  "GreetingPresenter.reader": "reader",
]) {
  let app = try App()
  return [("App", app), ("HomeScreen", app.home)]
}
print(try graph.edges().joined(separator: "\n"))
