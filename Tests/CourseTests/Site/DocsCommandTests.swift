import Synchronization
import Testing

@testable import CourseKit

@Suite("course docs")
struct DocsCommandTests {
  @Test("The site is built, named, and may be looked at")
  func builds() {
    let course = SampleSite.course()
    #expect(course.run("docs") == .passed)
    #expect(
      course.console.output == """
        2 chapters and 9 pages in .build/course/site

        look   swift run course docs --serve
        share  any web server can show that folder at /

        """)
    #expect(course.files.exists("/course/.build/course/site/index.html"))
  }

  @Test("Another folder is meant from where the learner stands, and another address is told docc")
  func elsewhere() {
    var course = SampleSite.course()
    course.currentFolder = "/course/docs"
    #expect(course.run("docs", "--output", "../out", "--base-path", "a/b/") == .passed)
    #expect(course.processes.invocations.last?.values(of: "--hosting-base-path") == ["/a/b"])
    #expect(
      course.processes.invocations.last?.values(of: "--output-path") == ["/course/docs/../out"])
    #expect(course.console.output.hasSuffix("can show that folder at /a/b\n"))
  }

  @Test("Serving tells the address, and answers from the site")
  func serves() {
    let network = PlayedNetwork(port: 4321)
    let course = SampleSite.course(network: network)
    #expect(course.run("docs", "--serve", "--port", "0", "--base-path", "/a") == .passed)
    #expect(network.asked == [0])
    #expect(network.answers.map(\.status) == [.found])
    #expect(
      course.console.output == """
        2 chapters and 9 pages in .build/course/site

        open   http://127.0.0.1:4321/a/
        stop   Ctrl-C

        """)
  }

  @Test("A port in use, or no way to serve, is a clear failure")
  func refused() {
    let taken = SampleSite.course(network: PlayedNetwork(failure: .portInUse(8080)))
    #expect(taken.run("docs", "--serve") == .broken)
    #expect(
      taken.console.error == """
        Port 8080 is in use by another program.
        Choose another one (--port N), or let --port 0 find one that is free.

        """)
    let nowhere = SampleSite.course()
    #expect(nowhere.run("docs", "--serve") == .broken)
    #expect(
      nowhere.console.error == """
        The site cannot be served here.
        Let another web server show /course/.build/course/site.

        """)
  }

  @Test(
    "Options that make no sense are refused before anything is built",
    arguments: [
      (["--port", "80"], "--port says where to serve the site.\nAdd --serve.\n"),
      (
        ["--serve", "--port", "65536"],
        "--port needs a number from 0 to 65535, not \"65536\".\n"
      ),
      (["--serve", "--port", "-1"], "--port needs a number from 0 to 65535, not \"-1\".\n"),
      (
        ["--base-path", "/a/../b"],
        "--base-path needs the path of an address, such as /course, not \"/a/../b\".\n"
      ),
      (
        ["--base-path", "/a b"],
        "--base-path needs the path of an address, such as /course, not \"/a b\".\n"
      ),
    ])
  func usage(arguments: [String], error: String) {
    let course = SampleSite.course()
    #expect(Course.run(["docs"] + arguments, effects: course.effects) == .usage)
    #expect(course.console.error == error)
    #expect(course.processes.invocations.isEmpty)
  }
}

/// A network on which one browser asks once for the top of the site.
private final class PlayedNetwork: LocalNetwork {
  private let port: Int
  private let failure: NetworkFailure?
  private let seen = Mutex<(asked: [Int], answers: [WebResponse])>(([], []))

  init(port: Int = 8080, failure: NetworkFailure? = nil) {
    self.port = port
    self.failure = failure
  }

  var asked: [Int] { seen.withLock { $0.asked } }
  var answers: [WebResponse] { seen.withLock { $0.answers } }

  func serve(
    port: Int, opened: (Int) -> Void, shouldStop: () -> Bool,
    answer: @escaping @Sendable (WebRequest) -> WebResponse
  ) throws(NetworkFailure) {
    seen.withLock { $0.asked.append(port) }
    if let failure { throw failure }
    opened(self.port)
    let response = answer(WebRequest(method: "GET", target: "/a/"))
    seen.withLock { $0.answers.append(response) }
  }
}
