import Testing

@testable import CourseKit

@Suite("Hint sheet")
struct HintSheetTests {
  private let sheet = HintSheet(
    markdown: """
      # Hints · Constructor injection

      ## Step 1

      1. Who makes the reader now?
      2. Keep what the initializer is given:

         ```swift
         init(reader: any GreetingReading) {
           self.reader = reader
         }
         ```

         Then ask **it**.

      ## Step 2

      1. One
         line.
      2. Two

      ## Step 10

      1. Ten
      """)

  @Test("Each item of the step's list is a hint, in order")
  func hints() {
    #expect(sheet.hints(forStep: 2) == ["One\nline.", "Two"])
  }

  @Test("Listings in a hint lose the indent of the list and keep their own")
  func listings() {
    #expect(
      sheet.hints(forStep: 1) == [
        "Who makes the reader now?",
        """
        Keep what the initializer is given:

        ```swift
        init(reader: any GreetingReading) {
          self.reader = reader
        }
        ```

        Then ask **it**.
        """,
      ])
  }

  @Test("A step without hints, or an empty sheet, has none")
  func missing() {
    #expect(sheet.hints(forStep: 3).isEmpty)
    #expect(HintSheet(markdown: "").hints(forStep: 1).isEmpty)
  }
}
