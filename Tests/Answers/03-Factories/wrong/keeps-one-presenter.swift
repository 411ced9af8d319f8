// Wrong: builds one presenter and gives it to everybody.
// Caught by: Each presenter of an assembly has a message of its own
// Says: one presenter for everybody

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let pool: DatabasePool

private lazy var presenter = makeGreetingFeature(configuration: greeting)

/// Opens the pool.
public init(
  greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
) {
  self.greeting = greeting
  pool = openPool()
}
// End of step 4a

// MARK: Step 4b
presenter
// End of step 4b
