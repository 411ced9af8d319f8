extension SoundCourse {
  static let texts: [String: String] = [
    "Package.swift": "let chapters = [\n  \"01-Greetings\"\n]\n",
    "README.md": """
    # The course

    [Chapter 1](docs/01-greetings.md) begins with `swift run course check 1`.

    """,
    "docs/index.md": "# Contents\n\n<!-- generated: chapters -->\n<!-- end -->\n",
    "docs/instructors.md": "# Teaching\n\n<!-- generated: misconceptions -->\n<!-- end -->\n",
    "Chapters/01-Greetings/Presenter.swift": stub,
    "Solutions/01-Greetings/Presenter.swift": solution,
    "Chapters/01-Greetings/StepNotWritten.swift": "struct StepNotWritten: Error {}\n",
    "Solutions/01-Greetings/StepNotWritten.swift": "struct StepNotWritten: Error {}\n",
    "Tests/Chapters/01-Greetings/Step1ReceiveTheReaderTests.swift":
      "@Suite(\"Step 1 · Receive the reader\") struct Step1ReceiveTheReaderTests {}\n",
    "Tests/Chapters/01-Greetings/Step2FailUsefullyTests.swift":
      "@Suite(\"Step 2 · Fail usefully\") struct Step2FailUsefullyTests {}\n",
    "Tests/Chapters/01-Greetings/Step3GoFurtherTests.swift":
      "@Suite(\"Step 3 ★ · Go further\") struct Step3GoFurtherTests {}\n",
    "Tests/Chapters/01-Greetings/Fixtures.swift": "struct Fixture {}\n",
    "Tests/Answers/01-Greetings/wrong/makes-its-own.swift": makesItsOwn,
    "Tests/Answers/01-Greetings/wrong/asks-nobody.swift": """
    // Wrong: takes a reader without its name.
    // Caught by: The presenter asks its reader
    // Says: Nobody was asked

    // MARK: Step 1
    let reader: String

    init(_ reader: String) { self.reader = reader }
    // End of step 1

    """,
    "Tests/Answers/01-Greetings/wrong/swallows.swift": """
    // Wrong: swallows the error.
    // Caught by: The error reaches the caller
    // Says: swallowed

    // MARK: Step 2
    // End of step 2

    """,
    "Tests/Answers/01-Greetings/wrong/stands-still.swift": """
    // Wrong: stands still.
    // Caught by: The presenter goes further
    // Says: stands still

    // MARK: Step 3
    // End of step 3

    """,
    "Tests/Answers/01-Greetings/right/prints-later.swift": printsLater,
    "Tests/Course/course/main.swift": "",
    "Tests/CourseTests/SomeTests.swift": "",
    "docs/01-greetings.md": page,
    "docs/hints/01-greetings.md": """
    # Hints · Greetings

    ## Step 1

    1. Who makes the reader?
    2. Let the initializer take it.

    ## Step 2

    1. Who should hear of the error?
    2. Write `try`.

    ## Step 3

    1. How far?
    2. Further.

    """,
    "docs/figures/01-ownership.svg": figure,
    "Tests/Figures/01-ownership.swift": """
    // The edges of docs/figures/01-ownership.svg.

    print(App owns Presenter)
    print(Presenter knows App)

    """,
    "Tests/Figures/ObjectGraph.swift": "struct ObjectGraph {}\n",
  ]

  static let makesItsOwn = """
    // Wrong: makes a reader of its own.
    // Caught by: The presenter keeps its reader
    // Says: a reader of its own

    // MARK: Step 1
    let reader: String

    init(reader: String) { self.reader = "none" }
    // End of step 1

    """

  static let printsLater = """
    // Right: prints a copy.

    // MARK: Step 2
    let copy = reader
    print(reader)
    // End of step 2

    """

  static let figure = """
    <svg>
      <g marker-end="url(#strong)">
        <path d="M0 0 H9" data-edge="App owns Presenter"/>
      </g>
      <path d="M9 9 H0" data-edge="Presenter knows App" marker-end="url(#weak)"/>
      <path d="M0 20 H9" data-aside="the key" marker-end="url(#weak)"/>
    </svg>

    """

  static let solution = """
    /// Shows a greeting.
    struct Presenter {
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

  static let stub = """
    /// Shows a greeting.
    struct Presenter {
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

  static let page = """
    # 1 · Greetings

    A presenter greets.

    ## Outcomes

    - You write a presenter.

    ## Run it

    ```console
    $ swift run course check 1
    ```

    ## The problem

    ```swift
    print(1)
    ```

    ```output
    1
    ```

    ## The idea

    ```swift
    print(2)
    ```

    ```output
    2
    ```

    ```swift wrong
    nonsense()
    ```

    ```error
    cannot find 'nonsense' in scope
    ```

    ## Step 1 · Receive the reader

    Write it in [Presenter.swift](../Chapters/01-Greetings/Presenter.swift).

    ## Step 2 · Fail usefully

    As in [step 1](#step-1--receive-the-reader).

    ## Step 3 ★ · Go further

    In `Chapters/01-Greetings/Presenter.swift`.

    ## What the checks do not prove

    ## Who owns whom

    ![Who owns whom](figures/01-ownership.svg)

    ```text
    App ─ owns ─> Presenter ─ weak ─> App
    ```

    ## In other libraries

    ## Questions

    ## Further reading

    """
}
