import ClosureClocks
import Testing

@Suite("Step 3 · Other hidden inputs")
struct Step3OtherHiddenInputsTests {
  @Test("Each ticket carries an id that was handed in")
  func usesTheIDs() {
    let ids = IDList()
    let minter = LoanTicketMinter(makeID: ids.next, roll: LoadedDice(1, 2, 3).roll)
    let minted = (1...3).map { _ in minter.mint(desk: "north").id }
    #expect(
      minted == [1, 2, 3].map(IDList.id),
      """
      The tickets do not carry the ids that `makeID` gave, one new id each. An id made up inside \
      differs in every run, so no test can say which ticket it expects.
      """
    )
  }

  @Test(
    "A label is the desk and the number rolled, in four plain digits",
    arguments: [(0, "0000"), (7, "0007"), (42, "0042"), (1_234, "1234"), (9_999, "9999")])
  func usesTheRoll(number: Int, digits: String) {
    let minter = LoanTicketMinter(makeID: IDList().next, roll: LoadedDice(number, number).roll)
    let labels = ["north", "East Wing"].map { minter.mint(desk: $0).label }
    let expected = ["north-\(digits)", "East Wing-\(digits)"]
    #expect(
      labels == expected,
      """
      The label is not the given desk, a hyphen and the rolled number in four digits. A number of \
      its own, a desk from the environment or digits from the current locale is a hidden input. A \
      desk in other letters is another desk: its name goes into the label as it was given.
      """
    )
  }

  @Test("One ticket takes one id and one roll from 0 to 9999")
  func drawsOnce() {
    let ids = IDList()
    let dice = LoadedDice(5, 6)
    let minter = LoanTicketMinter(makeID: ids.next, roll: dice.roll)
    for _ in 1...2 { _ = minter.mint(desk: "north") }
    #expect(
      dice.ranges == [0...9_999, 0...9_999],
      """
      Two tickets should take two rolls from 0...9999. Rolling more, or from another range, \
      changes what everyone else gets from the same generator.
      """
    )
    #expect(ids.made.count == 2, "Two tickets take two ids. Whoever counts them misses one.")
  }

  @Test("A number that comes again is used again")
  func acceptsRepeats() {
    let minter = LoanTicketMinter(makeID: IDList().next, roll: LoadedDice(7, 7, 8).roll)
    let labels = (1...3).map { _ in minter.mint(desk: "north").label }
    #expect(
      labels == ["north-0007", "north-0007", "north-0008"],
      """
      The numbers 7, 7 and 8 were rolled, and the labels show others. A minter that drops repeats \
      or keeps its first roll has a policy, or a memory, that no caller asked for.
      """
    )
  }

  @Test("A new minter has drawn nothing")
  func beginsIdle() {
    let ids = IDList()
    let dice = LoadedDice()
    _ = LoanTicketMinter(makeID: ids.next, roll: dice.roll)
    #expect(
      [ids.made.count, dice.ranges.count] == [0, 0],
      """
      The initializer already takes an id or a roll. What is handed in as a provider is used when \
      a ticket is minted, so that a minter nobody uses changes nothing.
      """
    )
  }
}
