// Wrong: gives the same feature to everybody who asks with an equal configuration.
// Caught by: Each call builds a feature of its own
// Says: do not make two features one
// Also fails: step 4

// MARK: Step 1b
if let feature = features[configuration.prefix] { return feature }
let feature = GreetingPresenter(reader: ConfiguredGreetingReader(configuration: configuration))
features[configuration.prefix] = feature
return feature
// End of step 1b

nonisolated(unsafe) var features: [String: GreetingPresenter] = [:]
