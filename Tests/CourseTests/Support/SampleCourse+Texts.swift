@testable import CourseKit

extension SampleCourse {
  static let stub = """
    /// Shows a greeting.
    public struct Presenter {
      // MARK: Step 1 · Keep the reader.
      let reader = "none"
      // End of step 1

      func show() {
        // MARK: Step 2 · Let the error pass.
        // Your turn: call the reader.
        // End of step 2
      }

      // MARK: Step 3 · Go further.
      // End of step 3
    }

    """

  static let solution = """
    /// Shows a greeting.
    public struct Presenter {
      // MARK: Step 1 · Keep the reader.
      let reader: String

      init(reader: String) { self.reader = reader }
      // Stub:
      // let reader = "none"
      // End of step 1

      func show() {
        // MARK: Step 2 · Let the error pass.
        print(reader)
        // Stub:
        // // Your turn: call the reader.
        // End of step 2
      }

      // MARK: Step 3 · Go further.
      func further() {}
      // Stub:
      // End of step 3
    }

    """

  static let page = """
    # 1 · Greetings

    A presenter greets.

    ```swift
    ## Step 9 · Not a heading, but a listing
    ```

    ## Step 1 · Receive the reader

    Write it in Presenter.swift.

    ## Step 2 · Fail usefully

    Let the error pass.

    ## Step 3 ★ · Go further

    If you like.

    """

  static let hints = """
    # Hints · Greetings

    ## Step 1

    1. Who makes the reader?
    2. Let the initializer take it.
    3. Nearly there: `init(reader:)`.

    ## Step 2

    1. Who should hear of the error?
    2. Write `try`.

    """

  static let texts: [Path: String] = [
    "/usr/bin/true": "",
    "/opt/swift/bin/swift": "the toolchain",
    "/course/Package.swift": "// swift-tools-version: 6.2\n",
    "/course/Chapters/01-Greetings/Presenter.swift": stub,
    "/course/Solutions/01-Greetings/Presenter.swift": solution,
    "/course/Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift": "// Step 1\n",
    "/course/Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift": "// Step 2\n",
    "/course/Tests/Chapters/01-Greetings/Step3GoFurtherTests.swift": "// Step 3\n",
    "/course/docs/01-greetings.md": page,
    "/course/docs/hints/01-greetings.md": hints,
    "/course/Chapters/02-ClosureClocks/Notice.swift": "public struct Notice {}\n",
    "/course/Solutions/02-ClosureClocks/Notice.swift": "public struct Notice {}\n",
    "/course/Tests/Chapters/02-ClosureClocks/Step1InjectTheTimeTests.swift": "// Step 1\n",
    "/course/docs/02-closure-clocks.md":
      "# 2 · Closure clocks\n\n## Step 1 · Inject the time\n\nWrite it.\n",
    "/course/docs/hints/02-closure-clocks.md": "# Hints\n\n## Step 1\n\n1. What time is it?\n",
  ]
}
