import AccountScope
import Testing

@Suite("Step 3 · Close")
struct Step3CloseTests {
  /// How an account's time in the app may end.
  enum Leaving: CaseIterable, Sendable { case signOut, anotherAccount }

  private let shelf = PreferenceShelf()

  @Test("A closed scope answers nobody", arguments: ["displayName", "theme"])
  func refuses(key: String) throws {
    let scope = shelf.scope()
    _ = try scope.value(for: "displayName")
    scope.close()
    #expect(
      throws: AccountScopeFailure.closed,
      """
      A closed scope still answers for "\(key)", or fails in another way. Who signed out has ended \
      this access, for what was loaded before as for what was not.
      """
    ) {
      try scope.value(for: key)
    }
  }

  @Test("A closed scope does not ask the loader")
  func asksNothing() throws {
    let scope = shelf.scope()
    _ = try scope.value(for: "displayName")
    scope.close()
    for key in ["displayName", "theme"] { _ = try? scope.value(for: key) }
    #expect(
      shelf.loads == ["alice/displayName"],
      """
      The loader was asked on behalf of an account that is signed out. Refuse first: a request \
      that goes out for nobody may fail, cost, and be seen by others.
      """
    )
  }

  @Test("Closing again changes nothing", arguments: 2...3)
  func closesAgain(times: Int) throws {
    let scope = shelf.scope()
    for _ in 1...times { scope.close() }
    #expect(
      throws: AccountScopeFailure.closed,
      """
      Closed \(times) times, the scope is not closed. Several owners may end the same account, and \
      none of them should have to ask whether another one was faster.
      """
    ) {
      try scope.value(for: "displayName")
    }
  }

  @Test("A screen left over from an account that ended is refused", arguments: Leaving.allCases)
  func revokesAccess(leaving: Leaving) throws {
    let session = AccountSession(factory: AccountFeatureFactory(load: shelf.load))
    let scope = session.signIn(accountID: "alice")
    let menu = AccountPreferenceLabel(scope: scope, key: "displayName")
    _ = try menu.text()
    switch leaving {
    case .signOut: session.signOut()
    case .anotherAccount: session.signIn(accountID: "bob")
    }
    #expect(
      throws: AccountScopeFailure.closed,
      """
      Alice is gone, but a menu left over from her time still reads her preferences. Setting a \
      property to `nil` lets go of one reference; only `close()` ends the access of the others.
      """
    ) {
      try menu.text()
    }
    #expect(
      session.scope?.accountID == (leaving == .signOut ? nil : "bob"),
      """
      The session still holds Alice's scope. It is the owner: while it does not let go, her things \
      stay in memory.
      """
    )
  }

  @Test("Closing ends one scope and no other")
  func leavesOthersOpen() throws {
    let alice = shelf.scope("alice")
    let bob = shelf.scope("bob")
    _ = try? bob.value(for: "displayName")
    alice.close()
    let again = shelf.scope("alice")
    let values = [bob, again].map { (try? $0.value(for: "displayName")) ?? "refused" }
    #expect(
      values == ["displayName of bob", "displayName of alice"],
      """
      Closing one scope was felt by another: by Bob's, or by the one that Alice got when she \
      signed in again. Whether it is open is for each scope to know by itself.
      """
    )
    #expect(
      shelf.loads == ["bob/displayName", "alice/displayName"],
      "Bob's scope forgot what it knew because another scope was closed."
    )
  }
}
