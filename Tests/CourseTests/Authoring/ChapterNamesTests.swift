import Testing

@testable import CourseKit

@Suite("Names of a new chapter")
struct ChapterNamesTests {
  private func problem(_ title: String, number: Int = 4, besides modules: [String] = []) -> String?
  {
    do {
      _ = try ChapterNames(number: number, title: title, besides: modules)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "A title gives module, folder and page",
    arguments: [
      ("Service locator", "04-ServiceLocator", "04-service-locator"),
      ("lifetimes", "04-Lifetimes", "04-lifetimes"),
      ("  Two   blanks\tand a tab ", "04-TwoBlanksAndATab", "04-two-blanks-and-a-tab"),
      ("Café au lait", "04-CafeAuLait", "04-cafe-au-lait"),
      ("Über-Objekte", "04-UberObjekte", "04-uber-objekte"),
      ("Closures 2: the return", "04-Closures2TheReturn", "04-closures2-the-return"),
      ("Weak 🪶 references", "04-WeakReferences", "04-weak-references"),
      ("Say \"when\" & don't", "04-SayWhenDonT", "04-say-when-don-t"),
      ("A · B", "04-AB", "04-a-b"),
    ])
  func names(title: String, folder: String, slug: String) throws {
    let names = try ChapterNames(number: 4, title: title)
    #expect(names.folder == folder)
    #expect(names.slug == slug)
    #expect(Roster.number(of: names.folder) == 4)
  }

  @Test("The title keeps its letters and loses only its superfluous blanks")
  func title() throws {
    #expect(try ChapterNames(number: 4, title: " Café\n au  lait ").title == "Café au lait")
  }

  @Test(
    "Chapters from 10 on have two digits of their own",
    arguments: [(9, "09"), (10, "10"), (99, "99")])
  func digits(number: Int, digits: String) throws {
    #expect(try ChapterNames(number: number, title: "Scopes").folder == "\(digits)-Scopes")
  }

  @Test("A hundredth chapter has no name")
  func hundred() {
    #expect(
      problem("Scopes", number: 100) == "There are 99 chapters, and two digits name no more.")
  }

  @Test(
    "A title that begins with no letter from A to Z gives no module",
    arguments: ["", " ", "🪶", "2 clocks", "漢字", "…", "🪶 2 clocks"])
  func noLetter(title: String) {
    let shown = title == " " ? "" : title
    #expect(
      problem(title) == """
        "\(shown)" gives no name for a module.
        Begin the title with a letter from A to Z, such as "Service locator".
        """)
  }

  @Test("A very long title is refused before a file system has to")
  func long() {
    #expect(
      problem(String(repeating: "very ", count: 20) + "long") == """
        The title gives a module name of 84 letters; 40 are the most.
        Choose a shorter title.
        """)
    #expect(problem(String(repeating: "a", count: 40)) == nil)
  }

  @Test(
    "A name that a module of the course or of the toolchain has is taken",
    arguments: [
      ("Lifetimes", "Lifetimes"), ("LifeTimes", "LifeTimes"), ("Lifetimes tests", "LifetimesTests"),
      ("Testing", "Testing"), ("Foundation", "Foundation"), ("Course kit", "CourseKit"),
      ("Any", "Any"), ("Course", "Course"),
    ])
  func taken(title: String, module: String) {
    #expect(
      problem(title, besides: ["Factories", "Lifetimes"]) == """
        "\(title)" gives the module name \(module), which is taken.
        Choose another title.
        """)
  }

  @Test("A module whose tests would be named as another module is refused as well")
  func takenByTests() {
    #expect(
      problem("Lifetimes", besides: ["LifetimesTests"])?.hasPrefix(
        "\"Lifetimes\" gives the module name LifetimesTests, which is taken.") == true)
  }
}
