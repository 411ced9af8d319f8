extension SampleWorkspace {
  /// The second answer is asked for in so many variants, each by a check of its own.
  static let variants = 0..<7

  static func code(_ bodies: [String], besides: String = "") -> String {
    let cases = bodies.enumerated().map { "  case \($0.offset):\n    \($0.element)\n" }.joined()
    return """
      import Dispatch
      import Foundation

      public func first() async -> Int { 1 }

      public func second(_ variant: Int) async -> Int {
        // MARK: Step 1 · Answer two.
        switch variant {
      \(cases)  default: return 2
        }
        // End of step 1
      }

      public func third() async -> Int {
        // MARK: Step 2 · Answer three.
        3
        // End of step 2
      }
      \(besides)

      """
  }

  /// What the learner starts with.
  static let stub = code([]).replacing(
    "  switch variant {\n  default: return 2\n  }\n", with: "  0\n")

  private static let variantTests = variants.map { variant in
    """

      @Test("Answer \(variant) is two")
      func answer\(variant)() async {
        #expect(await Sample.second(\(variant)) == 2, "The second answer is not two.")
      }
    """
  }.joined(separator: "\n")

  private static let solution = code([])
    .replacing("  // End of step 1", with: "  // Stub:\n  // 0\n  // End of step 1")
    .replacing("  // End of step 2", with: "  // Stub:\n  // 3\n  // End of step 2")

  static let texts = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription

    let subject = ProcessInfo.processInfo.environment["COURSE_SUBJECT"] ?? "Chapters"
    let settings: [SwiftSetting] = [.unsafeFlags(["-index-ignore-system-modules"])]

    let package = Package(
      name: "SampleCourse",
      platforms: [.macOS(.v14)],
      targets: [
        .target(name: "Sample", path: "\\(subject)/01-Sample", swiftSettings: settings),
        .testTarget(
          name: "SampleTests", dependencies: ["Sample"], path: "Tests/Chapters/01-Sample",
          swiftSettings: settings),
      ],
      swiftLanguageModes: [.v6]
    )

    """,
    "Chapters/01-Sample/Sample.swift": stub,
    "Solutions/01-Sample/Sample.swift": solution,
    "Tests/Chapters/01-Sample/Step1AnswerTwoTests.swift": """
    import Sample
    import Testing

    @Suite("Step 1 · Answer two")
    struct Step1AnswerTwoTests {
      @Test("The first answer is one")
      func first() async { #expect(await Sample.first() == 1, "The first answer is not one.") }
    \(variantTests)
    }

    """,
    "Tests/Chapters/01-Sample/Step2AnswerThreeTests.swift": """
    import Sample
    import Testing

    @Suite("Step 2 · Answer three")
    struct Step2AnswerThreeTests {
      @Test("The third answer is three")
      func third() async { #expect(await Sample.third() == 3, "It is not three.") }

      @Test("The third answer stays three")
      func again() async { #expect(await Sample.third() == 3, "It does not stay three.") }
    }

    """,
    "docs/01-sample.md": """
    # 1 · Sample

    ## Outcomes

    You can count to three.

    ## Step 1 · Answer two

    Write two.

    ## Step 2 · Answer three

    Write three.

    """,
    "docs/hints/01-sample.md": """
    # Hints · Sample

    ## Step 1

    1. What follows one?
    2. It is `2`.

    ## Step 2

    1. What follows two?

    """,
  ]
}
