// The edges of docs/figures/08-account-scope.svg.

import AccountScope

final class AppAssembly {
  let alice: AccountSession
  let bob: AccountSession

  init() {
    let factory = AccountFeatureFactory { accountID, key in "\(accountID)'s \(key)" }
    alice = AccountSession(factory: factory)
    bob = AccountSession(factory: factory)
  }

  func labels() -> [(name: String, instance: AccountPreferenceLabel)] {
    let alices = alice.signIn(accountID: "alice")
    let bobs = bob.signIn(accountID: "bob")
    return [
      ("Alice's profile", AccountPreferenceLabel(scope: alices, key: "name")),
      ("Alice's menu", AccountPreferenceLabel(scope: alices, key: "colour")),
      ("Bob's menu", AccountPreferenceLabel(scope: bobs, key: "colour")),
    ]
  }
}

let graph = ObjectGraph(parts: [
  "AccountPreferenceScope.cache": "cache", "AsyncAccountPreferenceScope.cache": "cache",
  "AsyncAccountPreferenceScope.loads": "loads under way",
]) {
  let app = AppAssembly()
  let labels = app.labels().map { ($0.name, $0.instance as Any) }
  return labels + [
    ("App assembly", app), ("AccountSession (Alice's window)", app.alice),
    ("AccountSession (Bob's window)", app.bob), ("scope of alice", app.alice.scope as Any),
    ("scope of bob", app.bob.scope as Any),
    ("async scope", AsyncAccountPreferenceScope(accountID: "alice") { _, key in key }),
  ]
}
var edges = try graph.edges()

// A label keeps its scope alive, and reads nothing more once the session has ended it.
let app = AppAssembly()
let labels = app.labels().filter { (try? $0.instance.text()) != nil }
for session in [app.alice, app.bob] { session.signOut() }
for label in labels where (try? label.instance.text()) == nil {
  edges = edges.map { $0.replacing("\(label.name) owns", with: "\(label.name) reads through") }
}

// A load keeps its scope alive, so it is looked at by itself: under way, and done.
let (begun, begin) = AsyncStream.makeStream(of: Void.self)
let (answers, answer) = AsyncStream.makeStream(of: String.self)
let scope = AsyncAccountPreferenceScope(accountID: "alice") { _, _ in
  begin.yield()
  return await answers.first { _ in true }
}
let loading = ObjectGraph(parts: graph.parts) { [("async scope", scope)] }
let reading = Task { try await scope.value(for: "name") }
_ = await begun.first { true }
let isKept = try loading.references()["async scope"]?["loads under way"] != nil
answer.yield("Alice")
_ = try await reading.value
let isForgotten = try loading.references()["async scope"]?["loads under way"] == nil
if isKept, isForgotten { edges.append("async scope owns loads under way") }

print(edges.sorted().joined(separator: "\n"))
