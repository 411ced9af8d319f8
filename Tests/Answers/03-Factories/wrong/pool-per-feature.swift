// Wrong: opens a pool for each feature.
// Caught by: What a screen saves, the shelf of its assembly shows
// Caught by: One assembly opens one pool
// Says: opened for a single feature

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let openPool: () -> DatabasePool

private var pool: DatabasePool { openPool() }

/// Keeps the factory of pools.
public init(
  greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
) {
  self.greeting = greeting
  self.openPool = openPool
}
// End of step 4a
