// Wrong: shares one pool among all assemblies.
// Caught by: Two assemblies share nothing
// Says: A static pool belongs to the whole program

// MARK: Step 4a
nonisolated(unsafe) private static let sharedPool = DatabasePool()

private let greeting: GreetingConfiguration
private let pool: DatabasePool

/// Opens the pool.
public init(
  greeting: GreetingConfiguration, openPool: @escaping () -> DatabasePool = { DatabasePool() }
) {
  self.greeting = greeting
  pool = Self.sharedPool
}
// End of step 4a
