// Wrong: keeps a list of all features that it has built.
// Caught by: A feature that nobody holds is released
// Says: who receives the feature owns it

// MARK: Step 1b
let feature = GreetingPresenter(reader: ConfiguredGreetingReader(configuration: configuration))
features.append(feature)
return feature
// End of step 1b

nonisolated(unsafe) var features: [GreetingPresenter] = []
