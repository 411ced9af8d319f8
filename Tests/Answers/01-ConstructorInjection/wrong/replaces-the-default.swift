// Wrong: puts a sample reader in the place of the default.
// Caught by: Without a reader the assembly takes the app's own
// Says: get `LocalGreetingReader`

// MARK: Step 4e
let chosen: any GreetingReading = reader is LocalGreetingReader ? SampleReader() : reader
let screen = GreetingScreen()
screen.presenter = GreetingPresenter(reader: chosen)
screen.delegate = delegate
try screen.activate()
return screen
// End of step 4e

struct SampleReader: GreetingReading {
  func greeting(for name: String) throws -> String { "Lorem ipsum" }
}
