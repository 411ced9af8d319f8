import Testing

@testable import CourseKit

@Suite("Anchors as docc forms them")
struct DoccAnchorTests {
  @Test(
    "Spaces and dashes become one hyphen, and punctuation goes",
    arguments: [
      ("The idea", "The-idea"),
      ("Step 1 · Receive the collaborator", "Step-1--Receive-the-collaborator"),
      ("Step 5 ★ · A clock that crosses tasks", "Step-5-★--A-clock-that-crosses-tasks"),
      ("I want to …", "I-want-to-"), ("1. What is missing?", "1-What-is-missing"),
      ("One–two — three - four", "One-two-three-four"), ("`close()` twice", "close-twice"),
      ("snake_case", "snakecase"), ("  Ends  ", "Ends"), ("", ""),
    ])
  func anchors(heading: String, anchor: String) {
    #expect(DoccAnchor.anchor(for: heading) == anchor, "docc would not find this heading.")
  }
}
