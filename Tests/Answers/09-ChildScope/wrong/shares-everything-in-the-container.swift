// Wrong: keeps every shared service in the container, also those that a scope registered.
// Caught by: A shared service that a scope defines is one for it and those below it
// Says: It went further up than its definition

// MARK: Step 2a
var outermost = self
while let above = outermost.parent { outermost = above }
if let instance = outermost.instances[definition.key] { return instance }
let owner = definition.owner
let instance = try owner.build(definition, with: SharedAsker(of: definition, in: owner))
outermost.instances[definition.key] = instance
return instance
// End of step 2a
