/// A part of the app that is found while the program runs, such as a dictionary or a translator.
///
/// Its needs cannot be parameters that the compiler checks, so it declares them. Chapter 4, Step 5.
public protocol ReadingPlugIn {
  /// The types that this plug-in will ask for.
  var requirements: [Any.Type] { get }

  /// Begins to work. All requirements are registered when this is called.
  ///
  /// - Throws: Whatever keeps the plug-in from working.
  func activate(with resolver: any Resolver) throws
}
