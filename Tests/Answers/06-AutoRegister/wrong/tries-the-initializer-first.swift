// Wrong: builds once at registration, to see whether it works.
// Caught by: Registering builds nothing, whatever is registered later
// Says: Something was built at registration

// MARK: Step 2
_ = try? build(self)
try register(type, lifetime: lifetime, factory: build)
// End of step 2
