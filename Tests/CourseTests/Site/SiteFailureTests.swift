import Testing

@testable import CourseKit

@Suite("A site that cannot be built")
struct SiteFailureTests {
  private func failure(_ course: SampleCourse, output: Path = "/out/site") -> CourseFailure? {
    do {
      _ = try SiteBuilder(workspace: course.workspace, effects: course.effects, output: output)
        .build()
      return nil
    } catch {
      return error as? CourseFailure
    }
  }

  @Test("A warning of docc is a failure that quotes it and names the document to mend")
  func warning() {
    let course = SampleSite.course(
      doccOutput: "warning: 'x' doesn't exist\n  --> 01-step-1.md:3:1-3:4\n\n")
    #expect(
      failure(course)
        == CourseFailure(
          code: .failed,
          problem: """
            docc has 1 complaint about the site.
            warning: 'x' doesn't exist
              --> 01-step-1.md:3:1-3:4
            """,
          remedy: "These pages come from docs/01-greetings.md."
            + " .build/course/site-catalog shows them as docc reads them."))
  }

  @Test("A docc that ends in silence is a failure too")
  func crash() {
    let course = SampleSite.course(doccOutput: "Segmentation fault\n", doccEnd: .signalled(11))
    #expect(
      failure(course)?.problem == """
        docc has 1 complaint about the site.
        docc ended without a word (signalled(11)).
        Segmentation fault

        """)
  }

  @Test("A solution that does not compile is named with its first error")
  func compile() {
    let course = SampleSite.course(
      compilerOutput:
        "/course/Solutions/01-Greetings/Presenter.swift:3:4: error: cannot find 'x' in scope\n",
      compilerEnd: .exited(1))
    let failure = failure(course)
    #expect(failure?.code == .failed)
    #expect(
      failure?.problem.hasSuffix(
        "Solutions/01-Greetings/Presenter.swift:3: cannot find 'x' in scope") == true)
  }

  @Test("A toolchain without docc is named")
  func noDocc() {
    let course = SampleSite.course()
    course.files.take("/opt/swift/bin/docc")
    #expect(
      failure(course)
        == CourseFailure.broken(
          "This toolchain has no docc: /opt/swift/bin/docc does not exist.",
          "The toolchains from https://www.swift.org/install bring it. The pages can be read"
            + " without it, in docs/ or with \"swift run course read 1\"."))
  }

  @Test("A folder that holds something else is left alone")
  func foreign() {
    let course = SampleSite.course()
    course.files.put("my letters", at: "/out/site/letter.txt")
    #expect(
      failure(course)
        == CourseFailure.usage(
          "/out/site holds something else than a site, which would be replaced.",
          "Name a new folder, or remove it yourself."))
    #expect(course.processes.invocations.isEmpty)
    #expect(failure(course, output: "/out/site/letter.txt")?.code == .usage)
  }

  @Test("Without docs/index.md there is no site")
  func noIndex() {
    let course = SampleSite.course()
    course.files.take("/course/docs/index.md")
    #expect(
      failure(course)
        == CourseFailure.broken(
          "docs/index.md is missing; the site begins with it.",
          "Bring it back with git (git checkout -- docs/index.md)."))
  }

  @Test("The gate builds the site beside the learner's and reports what docc says")
  func gate() {
    let course = SampleSite.course(doccOutput: "warning: no\n")
    let context = GateContext(
      session: course.session, workspace: course.workspace, scratch: "/scratch")
    let findings = SiteGate.findings(context)
    #expect(findings.map(\.name) == ["docc makes the site without a warning"])
    #expect(findings[0].problems.count == 1)
    #expect(!course.files.exists("/course/.build/course/site"))
  }
}
