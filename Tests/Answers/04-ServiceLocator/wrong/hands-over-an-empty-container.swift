// Wrong: hands each factory a new, empty container.
// Caught by: A factory gets what it needs from its resolver
// Says: must know what the container knows
// Also fails: step 4

// MARK: Step 2a
let resolver = Container()
resolver.freeze()
return try registration.factory(resolver)
// End of step 2a
