import Testing

@testable import CourseKit

@Suite("Words for docc")
struct DoccTextTests {
  @Test("What docc takes for a mark stands behind a backslash")
  func escaped() {
    #expect(
      DoccText.escaped(#"a*b_c `d` [e] <f> {g} @h #i & j|k~l \ "m" (n)!"#)
        == ##"a\*b\_c \`d\` \[e\] \<f\> \{g\} \@h \#i \& j\|k\~l \\ "m" (n)!"##)
  }

  @Test(
    "A paragraph begins no list and no quote",
    arguments: [
      ("- one", "\\- one"), ("+ one", "\\+ one"), ("=== one", "\\=== one"),
      ("1. one", "1\\. one"), ("23) one", "23\\) one"), ("1 one", "1 one"), ("1.5", "1\\.5"),
      ("one - two", "one - two"), ("", ""), ("١. one", "١. one"),
    ])
  func paragraph(line: String, wanted: String) {
    #expect(DoccText.asParagraph(line) == wanted)
  }

  @Test(
    "Code with a backtick becomes words, since two in a row would make it a link",
    arguments: [("a*", "`a*`"), ("a`b*", "a\\`b\\*"), ("``", "\\`\\`")])
  func code(code: String, wanted: String) {
    #expect(DoccText.code(code) == wanted)
  }

  @Test("An argument of a directive cannot end it")
  func argument() {
    #expect(DoccText.argument("The \"best\" \\ answer") == "\"The 'best'  answer\"")
  }
}
