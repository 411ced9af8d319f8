import Testing

@testable import CourseKit

@Suite("What the roster reads from a page")
struct ChapterPageTests {
  private func chapter(_ page: String) -> Chapter {
    ChapterPage(page).chapter(number: 5, folder: "05-Lifetimes")
  }

  @Test("The title stands behind the number in the first heading")
  func title() {
    #expect(chapter("# 5 · Lifetimes\n").title == "Lifetimes")
    #expect(chapter("text\n\n# 5 · A · B\n# 6 · Other").title == "A · B")
  }

  @Test("A heading without a number is the title as a whole")
  func plainTitle() {
    #expect(chapter("# Lifetimes\n").title == "Lifetimes")
  }

  @Test("Without a heading the folder stands in for the title")
  func noTitle() {
    #expect(
      chapter("") == Chapter(number: 5, folder: "05-Lifetimes", title: "05-Lifetimes", steps: []))
    #expect(chapter("#No heading\n").title == "05-Lifetimes")
  }

  @Test("Steps are read with number, title and anchor, in the order of their numbers")
  func steps() {
    let steps = chapter("## Step 2 · Second\n## Step 1 · First one\n").steps
    #expect(
      steps == [
        Step(number: 1, title: "First one", isExtra: false, anchor: "step-1--first-one"),
        Step(number: 2, title: "Second", isExtra: false, anchor: "step-2--second"),
      ])
  }

  @Test("A star marks a step that goes further")
  func star() {
    let steps = chapter("## Step 5 ★ · Shared across threads\n## Step 4 · A ★ in the title\n").steps
    #expect(steps.map(\.isExtra) == [false, true])
    #expect(steps.map(\.title) == ["A ★ in the title", "Shared across threads"])
    #expect(steps.last?.anchor == "step-5---shared-across-threads")
  }

  @Test(
    "Headings in a listing are part of the listing",
    arguments: [
      "```\n## Step 1 · No\n```\n",
      "```swift\n# 9 · No\n## Step 1 · No\n```\n",
      "````markdown\n```swift\n```\n## Step 1 · No\n````\n",
      "~~~\n## Step 1 · No\n~~~\n",
      "```\n~~~\n## Step 1 · No\n```\n",
      "```\n``` not an end\n## Step 1 · No\n```\n",
      "1. Item\n\n   ```swift\n   ## Step 1 · No\n   ```\n",
      "```\n## Step 1 · A listing without an end\n",
    ])
  func listings(page: String) {
    let chapter = chapter("# 5 · Lifetimes\n\n" + page)
    #expect(chapter.steps.isEmpty)
    #expect(chapter.title == "Lifetimes")
  }

  @Test("Behind a listing headings count again")
  func afterListing() {
    #expect(chapter("```swift\n```\n## Step 1 · Yes\n").steps.map(\.title) == ["Yes"])
    #expect(chapter("`````\n``````\n## Step 1 · Yes\n").steps.map(\.title) == ["Yes"])
  }

  @Test(
    "What only looks like a step is none",
    arguments: [
      "## Step 1", "## Step · Title", "## Step one · Title", "### Step 1 · Title",
      "## Steps 1 · Title", "##Step 1 · Title", "## Step 1 · ", "    ## Step 1 · Title",
      "## Step 1: Title", "## Step １ · Title",
    ])
  func notSteps(line: String) {
    #expect(chapter(line + "\n").steps.isEmpty)
  }

  @Test("A title is the words alone")
  func words() {
    #expect(
      chapter("## Step 1 · Use `init` *well*\n").steps
        == [
          Step(number: 1, title: "Use init well", isExtra: false, anchor: "step-1--use-init-well")
        ])
  }
}
