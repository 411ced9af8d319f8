// Wrong: forgets the configuration of the assembly.
// Caught by: Each assembly greets in its own way
// Says: hands it to the factory of the feature

// MARK: Step 4b
makeGreetingFeature(configuration: GreetingConfiguration(prefix: "Hello"))
// End of step 4b
