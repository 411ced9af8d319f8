// Wrong: builds again for whoever asks a closed scope.
// Caught by: A closed scope refuses, and asks no factory
// Says: A closed scope ran a factory

// MARK: Step 4d

// End of step 4d
