/// Makes one service from one list of arguments, and keeps the type of each.
///
/// The type is also the key of its registration: another service, another order or another number
/// of arguments is another type. Chapter 7, Step 1.
final class ArgumentFactory<Service, each Argument>: ArgumentTaking {
  /// Makes the service, and asks the resolver for whatever else it needs.
  let make: (any ArgumentResolver, repeat each Argument) throws -> Service

  /// Keeps `make`.
  init(_ make: @escaping (any ArgumentResolver, repeat each Argument) throws -> Service) {
    self.make = make
  }

  static var service: Any.Type { Service.self }

  static var arguments: [Any.Type] {
    var list: [Any.Type] = []
    for type in repeat (each Argument).self { list.append(type) }
    return list
  }
}
