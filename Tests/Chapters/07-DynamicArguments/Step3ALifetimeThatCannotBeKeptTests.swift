import DynamicArguments
import Testing

@Suite("Step 3 · A lifetime that cannot be kept is refused")
struct Step3ALifetimeThatCannotBeKeptTests {
  private let refusal = ArgumentFailure.lifetimeIgnoresArguments("DynamicArgumentsTests.Note")

  @Test("A shared service with arguments is refused at registration")
  func refusesShared() {
    #expect(
      throws: refusal,
      """
      A shared service with arguments was not refused, as `.lifetimeIgnoresArguments` with its full \
      name, when it was registered. Whoever asks second would get what was made for the first, or a \
      lifetime that is a lie.
      """
    ) {
      try Container().register(Note.self, lifetime: .shared) { (_, name: String) in Note(name) }
    }
  }

  @Test("A weak service with arguments is refused at registration")
  func refusesWeak() {
    #expect(
      throws: refusal,
      """
      A weak service with arguments was not refused, as `.lifetimeIgnoresArguments` with its full \
      name. While somebody holds the first reader's service, the second reader would get it too.
      """
    ) {
      try Container().register(Note.self, lifetime: .weak) { (_, a: Int, b: Int) in Note("\(a)") }
    }
  }

  @Test("A refused registration leaves no trace")
  func leavesNoTrace() {
    let container = Container()
    try? container.register(Note.self, lifetime: .shared) { (_, name: String) in Note("shared") }
    #expect(
      throws: Never.self,
      """
      A registration that was refused is in the way of the right one. Refuse first, and store \
      afterwards.
      """
    ) {
      try container.register(Note.self, lifetime: .transient) { (_, name: String) in Note(name) }
    }
  }
}
