/// Why a service could not be built: something that it needs, perhaps far below, is not registered.
///
/// Types are named in full. Chapter 6, Step 3.
public struct MissingDependency: Error, Equatable, CustomStringConvertible {
  /// Who needed whom: the outermost service first, what nobody registered last.
  public let chain: [String]

  /// Creates the error of one chain.
  public init(chain: [String]) {
    self.chain = chain
  }

  /// What went wrong, who needed it, and what to do about it.
  public var description: String {
    "\(chain.joined(separator: " → ")): nothing is registered for the last of them."
      + " Register exactly this type before `freeze()`."
  }
}
