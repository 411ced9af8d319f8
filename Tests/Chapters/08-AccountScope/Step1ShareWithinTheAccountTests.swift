import AccountScope
import Testing

@Suite("Step 1 · Share within the account")
struct Step1ShareWithinTheAccountTests {
  private let shelf = PreferenceShelf()
  private var factory: AccountFeatureFactory { AccountFeatureFactory(load: shelf.load) }

  @Test("Two labels of one scope cost one load")
  func sharesOneLoad() throws {
    let scope = factory.makeScope(accountID: "alice")
    let profile = AccountPreferenceLabel(scope: scope, key: "displayName")
    let menu = AccountPreferenceLabel(scope: scope, key: "displayName")
    let texts = [try profile.text(), try menu.text(), try profile.text()]
    #expect(
      texts == ["displayName of alice", "displayName of alice", "displayName of alice"],
      "The labels do not show what was loaded for their account."
    )
    #expect(
      shelf.loads == ["alice/displayName"],
      """
      The profile and the menu should have caused one load between them. The scope is what they \
      share, so the cache belongs there: one in each label is too narrow to save anything.
      """
    )
  }

  @Test("Each key is loaded for itself")
  func separatesKeys() throws {
    let scope = factory.makeScope(accountID: "alice")
    let texts = try ["displayName", "theme", "displayName"].map {
      try AccountPreferenceLabel(scope: scope, key: $0).text()
    }
    #expect(
      texts == ["displayName of alice", "theme of alice", "displayName of alice"],
      """
      A label shows the value of another key. What is kept must be kept under its key, or one \
      preference answers for all.
      """
    )
  }

  @Test("Another account shares nothing")
  func separatesAccounts() throws {
    let factory = factory
    let alice = factory.makeScope(accountID: "alice")
    let bob = factory.makeScope(accountID: "bob")
    let texts = try [alice, bob].map {
      try AccountPreferenceLabel(scope: $0, key: "displayName").text()
    }
    #expect(
      texts == ["displayName of alice", "displayName of bob"],
      """
      An account sees what was loaded for another one. A cache for the whole process is too wide: \
      it must belong to one account, and so must each load.
      """
    )
    #expect(
      shelf.loads == ["alice/displayName", "bob/displayName"],
      "Each of the two accounts has a value of its own, so each needs one load of its own."
    )
  }

  @Test("The factory makes a new scope each time, also for the same account")
  func makesNewScopes() throws {
    let factory = factory
    let first = factory.makeScope(accountID: "alice")
    let second = factory.makeScope(accountID: "alice")
    for scope in [first, second] { _ = try scope.value(for: "displayName") }
    #expect(
      shelf.loads == ["alice/displayName", "alice/displayName"],
      """
      Two sign-ins got one scope, or one cache. A factory that keeps its scopes is a registry: \
      nobody knows when they end, and a second sign-in finds what the first one left.
      """
    )
  }

  @Test("Nothing is loaded before somebody reads")
  func loadsLazily() throws {
    let scope = factory.makeScope(accountID: "alice")
    _ = AccountPreferenceLabel(scope: scope, key: "displayName")
    let loadsBefore = shelf.loads
    _ = try scope.value(for: "theme")
    #expect(
      [loadsBefore, shelf.loads] == [[], ["alice/theme"]],
      """
      Something was loaded that nobody had read, or the read caused no load. Making a scope or a \
      label is assembly, and it must not do the work that may never be wanted.
      """
    )
  }

  @Test("A label says when there is nothing to show")
  func showsAbsence() throws {
    shelf.answer = { _, key in key == "motto" ? "" : nil }
    let scope = factory.makeScope(accountID: "alice")
    let texts = try ["displayName", "motto"].map {
      try AccountPreferenceLabel(scope: scope, key: $0).text()
    }
    #expect(
      texts == ["Not configured", ""],
      """
      A label shows "Not configured" for a preference that is absent, and nothing else in its \
      place. A preference that is there and empty is shown as it is.
      """
    )
  }

  @Test("A failed load reaches whoever asks for the text")
  func passesFailuresOn() {
    shelf.answer = { _, _ in throw LostConnection(attempt: 1) }
    let label = AccountPreferenceLabel(
      scope: factory.makeScope(accountID: "alice"), key: "displayName")
    #expect(
      throws: LostConnection(attempt: 1),
      """
      The load failed, and the label shows a text all the same. "I could not find out" is not \
      "not configured": pass the error on, so that the screen can say which of the two it is.
      """
    ) {
      try label.text()
    }
  }
}
