import AccountScope
import Testing

@Suite("Step 2 · Absence is an answer")
struct Step2AbsenceIsAnAnswerTests {
  @Test("Where absence is remembered, an absent key is loaded once")
  func remembersAbsence() throws {
    let shelf = PreferenceShelf { $1 == "theme" ? "dark" : nil }
    let scope = shelf.scope("alice", .remember)
    let values = try ["displayName", "displayName", "theme"].map {
      try scope.value(for: $0) ?? "absent"
    }
    #expect(
      values == ["absent", "absent", "dark"],
      "What is known about one key was taken for the answer to another."
    )
    #expect(
      shelf.loads == ["alice/displayName", "alice/theme"],
      """
      The absent key was not loaded exactly once. "Loaded, and absent" is knowledge: assigning \
      `nil` to a dictionary stores nothing, it removes the entry.
      """
    )
  }

  @Test("A factory hands its policy to the scopes that it makes")
  func factoryHandsThePolicyOn() throws {
    let shelf = PreferenceShelf { _, _ in nil }
    let scope = AccountFeatureFactory(absence: .remember, load: shelf.load)
      .makeScope(accountID: "alice")
    for _ in 1...2 { _ = try scope.value(for: "displayName") }
    #expect(
      shelf.loads == ["alice/displayName"],
      """
      The factory was told to remember absence, and a scope that it made asks again. Perhaps the \
      factory keeps the policy to itself: whoever assembles has decided it, so hand it on.
      """
    )
  }

  @Test("Where absence is reloaded, a preference is seen as soon as it exists")
  func reloadsAbsence() throws {
    let shelf = PreferenceShelf { _, _ in nil }
    let scope = shelf.scope("alice", .reload)
    var values = [try scope.value(for: "displayName") ?? "absent"]
    shelf.answer = { _, _ in "Alice" }
    for _ in 1...2 { values.append(try scope.value(for: "displayName") ?? "absent") }
    #expect(
      values == ["absent", "Alice", "Alice"],
      """
      The preference exists now, but the scope still calls it absent. The policy `.reload` asks \
      again after each "absent", and only then.
      """
    )
    #expect(
      shelf.loads.count == 2,
      "A read of an absent key is one load, and a value that was found needs no more."
    )
  }

  @Test("An empty text is a value", arguments: [AbsencePolicy.reload, .remember])
  func keepsEmptyTexts(policy: AbsencePolicy) throws {
    let shelf = PreferenceShelf { _, _ in "" }
    let scope = shelf.scope("alice", policy)
    let values = try ["motto", "motto"].map { try scope.value(for: $0) ?? "absent" }
    #expect(
      values == ["", ""],
      "An empty text was taken for absence. Somebody chose it, and a reader must be able to tell."
    )
    #expect(
      shelf.loads == ["alice/motto"],
      "An empty text is loaded once and kept, as every value is."
    )
  }

  @Test("A failed load is passed on and not kept", arguments: [AbsencePolicy.reload, .remember])
  func keepsNoFailure(policy: AbsencePolicy) throws {
    let shelf = PreferenceShelf { _, _ in throw LostConnection(attempt: 1) }
    let scope = shelf.scope("alice", policy)
    #expect(
      throws: LostConnection(attempt: 1),
      """
      The loader's error did not reach the reader. "I could not find out" is neither a value nor \
      absence: answering `nil` for it tells the reader something that nobody knows.
      """
    ) {
      try scope.value(for: "displayName")
    }
    shelf.answer = { _, _ in "Alice" }
    let retry = try? scope.value(for: "displayName")
    #expect(
      retry == "Alice",
      """
      After one failed load the next read does not get the value that is there now. A failure \
      says nothing about the preference, so nothing may be kept of it.
      """
    )
  }
}
