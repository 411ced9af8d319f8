// Right: opens the pool when it is first needed.

// MARK: Step 4a
private let greeting: GreetingConfiguration
private let openPool: () -> DatabasePool

private lazy var pool = openPool()

/// Waits with the pool.
public init(
  greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
) {
  self.greeting = greeting
  self.openPool = openPool
}
// End of step 4a
