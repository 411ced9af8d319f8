// The edges of docs/figures/07-ownership.svg.

import DynamicArguments

let graph = ObjectGraph(parts: [
  "AppContainer.container": "Container", "UserJourneyFactory.makeUserService": "closure",
  "UserJourney.service": "ReadingUserService", "ReadingUserService.session": "ReadingSession",
  "ReadingSession.cache": "ImageCache",
]) {
  let app = try AppContainer()
  let journeys = try app.makeUserJourneys(greeting: "Welcome", startPage: 1)
  return [
    ("AppContainer", app), ("UserJourneyFactory", journeys),
    ("UserJourney", journeys.makeJourney(for: "Maya")),
  ]
}
print(try graph.edges().joined(separator: "\n"))
