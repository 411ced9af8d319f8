import AccountScope
import Testing

@Suite("Step 4 · Change")
struct Step4ChangeTests {
  private let shelf = PreferenceShelf()

  @Test("An update is seen by every label, without a load", arguments: [true, false])
  func updates(wasLoaded: Bool) throws {
    let scope = shelf.scope()
    let labels = (1...2).map { _ in AccountPreferenceLabel(scope: scope, key: "displayName") }
    if wasLoaded { for label in labels { _ = try label.text() } }
    let loadsBefore = shelf.loads
    try scope.update("Alice L.", for: "displayName")
    let texts = try labels.map { try $0.text() }
    #expect(
      texts == ["Alice L.", "Alice L."],
      """
      A label does not show what the editor saved. Nothing else makes a kept value fresh: a loader \
      that was injected is not asked again while the scope thinks it knows.
      """
    )
    #expect(
      shelf.loads == loadsBefore,
      """
      The update caused a load. The new value was handed over: asking for it again costs, and may \
      bring the old one.
      """
    )
  }

  @Test("An update to nil removes the value", arguments: [AbsencePolicy.reload, .remember])
  func updatesToNil(policy: AbsencePolicy) throws {
    let scope = shelf.scope("alice", policy)
    _ = try scope.value(for: "displayName")
    shelf.answer = { _, _ in nil }
    try scope.update(nil, for: "displayName")
    let value = try scope.value(for: "displayName")
    #expect(
      value == nil,
      """
      The preference was removed, and the old value is still shown. `nil` is news too, not a \
      missing argument: the cache must drop what it had, whatever its policy.
      """
    )
    let loads = shelf.loads.count
    let wanted = policy == .remember ? 1 : 2
    #expect(
      loads == wanted,
      """
      A removed preference is absent, and absence follows the policy: `.remember` keeps it, \
      `.reload` asks at the next read.
      """
    )
  }

  @Test("An invalidated key is loaded again, and no other")
  func invalidates() throws {
    let scope = shelf.scope()
    for key in ["displayName", "theme"] { _ = try scope.value(for: key) }
    shelf.answer = { "new \($1) of \($0)" }
    scope.invalidate("displayName")
    let values = try ["displayName", "displayName", "theme"].map {
      try scope.value(for: $0) ?? "absent"
    }
    #expect(
      values == ["new displayName of alice", "new displayName of alice", "theme of alice"],
      """
      The invalidated key must be loaded anew at its next read, and every other key kept as it \
      is. Dropping too little shows what is old, dropping too much loads for nothing.
      """
    )
    #expect(
      shelf.loads == ["alice/displayName", "alice/theme", "alice/displayName"],
      "Invalidating loads nothing by itself: the next reader does, once."
    )
  }

  @Test("An invalidated value does not come back when the load fails")
  func staysInvalid() throws {
    let scope = shelf.scope()
    _ = try scope.value(for: "displayName")
    scope.invalidate("displayName")
    shelf.answer = { _, _ in throw LostConnection(attempt: 2) }
    #expect(
      throws: LostConnection(attempt: 2),
      """
      The load failed, and the reader was given something all the same. Somebody declared the old \
      value wrong: showing it again hides both that and the failure.
      """
    ) {
      try scope.value(for: "displayName")
    }
  }

  @Test("A closed scope takes no update")
  func refusesUpdates() {
    let scope = shelf.scope()
    scope.close()
    #expect(
      throws: AccountScopeFailure.closed,
      """
      The editor of an account that is signed out was not told that its change is lost. Say no \
      with `.closed`, as to every reader.
      """
    ) {
      try scope.update("Alice L.", for: "displayName")
    }
    scope.invalidate("displayName")
    #expect(
      throws: AccountScopeFailure.closed,
      "A change has brought a closed scope back to life. Closed is for good."
    ) {
      try scope.value(for: "displayName")
    }
  }
}
