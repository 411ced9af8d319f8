/// One kind of proof that the gate asks for.
enum GateArea: String, CaseIterable, Sendable {
  case structure, format, source, solutions, stubs
  case wrongAnswers = "wrong-answers"
  case rightAnswers = "right-answers"
  case coverage, pages, figures, docs, tables, site, command

  /// Whether a chapter has a share in it, as opposed to the workspace as a whole.
  var isPerChapter: Bool { ![.tables, .site, .command].contains(self) }
}
