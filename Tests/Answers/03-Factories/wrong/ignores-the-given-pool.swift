// Wrong: opens a pool of its own, whatever it is told.
// Caught by: One assembly opens one pool
// Says: through the factory it was given

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let pool: DatabasePool

/// Opens the pool.
public init(
  greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
) {
  self.greeting = greeting
  pool = DatabasePool()
}
// End of step 4a
