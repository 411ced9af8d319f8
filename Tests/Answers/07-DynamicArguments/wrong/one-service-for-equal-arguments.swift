// Wrong: keeps a service for each description of its arguments.
// Caught by: The container keeps neither the service nor its arguments
// Says: is made for each call

// MARK: Step 1b
typealias Factory = ArgumentFactory<Service, repeat each Argument>
guard let registration = registrations[ObjectIdentifier(Factory.self)] else {
  throw refusal(of: type, for: Factory.arguments)
}
try construction.begin(registration, among: registrations.values)
defer { construction.end(registration) }
guard let kept = try registration.factory(self) as? Factory else {
  throw ResolutionFailure.typeMismatch(registration.name)
}
var description = ""
for value in repeat each arguments { description += "\(value) " }
let memory = try memory()
if let service = memory.services[description] as? Service { return service }
let service = try kept.make(self, repeat each arguments)
memory.services[description] = service
return service
// End of step 1b

final class Memory {
  var services: [String: Any] = [:]
}

extension Container {
  func memory() throws -> Memory {
    let key = ObjectIdentifier(Memory.self)
    if let memory = sharedInstances[key] as? Memory { return memory }
    let memory = Memory()
    sharedInstances[key] = memory
    return memory
  }
}
