@testable import CourseKit

/// The sample course with what a site needs, and a compiler and a docc that are played.
enum SampleSite {
  static func course(
    doccOutput: String = "", doccEnd: ProcessOutcome.End = .exited(0),
    compilerOutput: String = "", compilerEnd: ProcessOutcome.End = .exited(0),
    network: (any LocalNetwork)? = nil
  ) -> SampleCourse {
    var course = SampleCourse()
    course.files.put("# The course\n\nA summary.\n\n## Begin\n", at: "/course/docs/index.md")
    course.files.put("<svg/>", at: "/course/docs/figures/01-owners.svg")
    course.files.put("docc", at: "/opt/swift/bin/docc")
    let files = course.files
    course.processes = ScriptedProcessRunner { _, invocation, _ in
      if invocation.program.name == "docc" {
        if doccEnd == .exited(0) { makeSite(invocation.values(of: "--output-path")[0], files) }
        return ProcessOutcome(end: doccEnd, output: doccOutput)
      }
      let module = invocation.values(of: "-module-name")[0]
      let folder = Path(invocation.values(of: "-emit-symbol-graph-dir")[0])
      files.put(
        #"{"symbols":[{"pathComponents":["Presenter"]}]}"#, at: folder / "\(module).symbols.json")
      return ProcessOutcome(end: compilerEnd, output: compilerOutput)
    }
    course.network = network
    return course
  }

  private static func makeSite(_ folder: String, _ files: MemoryFileSystem) {
    let site = Path(folder)
    files.put("{}", at: site / "metadata.json")
    files.put("docc's own", at: site / "index.html")
    files.put("docc's own", at: site / "documentation/course/index.html")
    files.put("a {}\n", at: site / "css/index.1a2b.css")
    files.put("b {}\n", at: site / "css/topic.1a2b.css")
  }
}
