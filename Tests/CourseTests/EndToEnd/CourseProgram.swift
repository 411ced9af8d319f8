import Foundation

@testable import CourseKit

/// The `course` command as it was built together with these tests.
enum CourseProgram {
  private final class Marker {}

  /// It lies beside the program, or the bundle, that holds the tests.
  static var path: Path {
    #if os(Linux)
      let tests = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #else
      let tests = Bundle(for: Marker.self).bundlePath
    #endif
    return Path(tests).parent / "course"
  }

  /// This process's environment without what a build of the course may have left in it.
  static func environment(_ changes: [String: String] = [:]) -> [String: String] {
    ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("COURSE_") && $0.key != "NO_COLOR" && $0.key != "COLUMNS" }
      .merging(changes) { $1 }
  }
}
