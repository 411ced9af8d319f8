/// A check that no wrong answer breaks proves nothing, and is a defect.
enum CoverageGate {
  static func results(for chapters: [Chapter], after results: [GateResult]) -> [GateResult] {
    chapters.map { chapter in
      let own = results.filter { $0.chapter == chapter.digits && $0.area == .wrongAnswers }
      let broken = Set(own.flatMap(\.broken))
      var seen: Set<String> = []
      let checks = own.flatMap(\.checks).filter { seen.insert($0).inserted }
      let unbroken = checks.filter { !broken.contains($0) }
      let unjudged = own.count { $0.checks.isEmpty }
      let problems =
        checks.isEmpty || unjudged > 0 && !unbroken.isEmpty
        ? [
          "Tests/Answers/\(chapter.folder)/wrong: "
            + (unjudged == 0
              ? "no wrong answer was judged; add one."
              : "\(unjudged.counted("wrong answer")) could not be judged; mend that first.")
        ]
        : unbroken.map {
          "\"\($0)\": no wrong answer breaks this check. Add one to"
            + " Tests/Answers/\(chapter.folder)/wrong, or remove the check."
        }
      return GateResult(
        area: .coverage, chapter: chapter.digits,
        name: "each of \(checks.count.counted("check")) is broken by a wrong answer",
        problems: problems, seconds: 0)
    }
  }
}
