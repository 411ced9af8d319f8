// swift-tools-version: 6.2
import Foundation
import PackageDescription

// One row per chapter. A row names the chapter's folder below Chapters/, Solutions/ and
// Tests/Chapters/; the part after the number is the module that the chapter's tests import.
let chapters = [
  "01-ConstructorInjection",
  "02-ClosureClocks",
  "03-Factories",
  "04-ServiceLocator",
  "05-Lifetimes",
  "06-AutoRegister",
  "07-DynamicArguments",
  "08-AccountScope",
  "09-ChildScope",
]

// This manifest is the first dependency injection of the course. A chapter's tests import a module
// by name and never learn whose code stands behind it: the caller decides, from outside.
//
//   swift test                                  judges Chapters/, the code that you write
//   COURSE_SUBJECT=solutions swift test         judges Solutions/, the reference
//   COURSE_SUBJECT=submissions/maya swift test  judges any folder of chapters below this one
//   COURSE_CHAPTER=01 swift test                leaves only that chapter in the package, so that
//                                               code which does not compile elsewhere cannot block it
//
// The same tests run against each of them, and no test, stub or solution mentions the choice.
let environment = ProcessInfo.processInfo.environment
let subject = environment["COURSE_SUBJECT"] ?? "chapters"
let subjectFolder = ["chapters": "Chapters", "solutions": "Solutions"][subject] ?? subject
let onlyChapter = environment["COURSE_CHAPTER"]
let isStrict = environment["COURSE_STRICT"] == "1"

// Indexing the system's modules costs a third of a first build and tells a learner nothing.
// With COURSE_STRICT=1, as the gate builds, a warning is an error.
let settings: [SwiftSetting] =
  [.unsafeFlags(["-index-ignore-system-modules"])]
  + (isStrict ? [.treatAllWarnings(as: .error)] : [])

var targets: [Target] = []

for folder in chapters where onlyChapter.map({ "\(folder)-".hasPrefix($0 + "-") }) ?? true {
  let module = String(folder.drop { $0 != "-" }.dropFirst())
  targets += [
    .target(name: module, path: "\(subjectFolder)/\(folder)", swiftSettings: settings),
    .testTarget(
      name: "\(module)Tests",
      dependencies: [.target(name: module)],
      path: "Tests/Chapters/\(folder)",
      swiftSettings: settings
    ),
  ]
}

// The `course` command, which reads the chapters as text and never links them.
if onlyChapter == nil || onlyChapter == "none" {
  targets += [
    .target(name: "CourseKit", path: "Tests/Course/CourseKit", swiftSettings: settings),
    .executableTarget(
      name: "course",
      dependencies: ["CourseKit"],
      path: "Tests/Course/course",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CourseTests",
      dependencies: ["CourseKit"],
      path: "Tests/CourseTests",
      swiftSettings: settings
    ),
  ]
}

let package = Package(
  name: "DependencyInjectionCourse",
  platforms: [.macOS(.v14)],
  targets: targets,
  swiftLanguageModes: [.v6]
)
