/// Builds one greeting feature: the whole graph of it, on one page.
///
/// Each call builds a feature of its own, which keeps its configuration. The caller owns the
/// presenter, the presenter owns its reader, and this function keeps neither. Chapter 3, Step 1.
public func makeGreetingFeature(configuration: GreetingConfiguration) -> GreetingPresenter {
  // MARK: Step 1b · Build the reader, then the presenter that uses it.
  let reader = ConfiguredGreetingReader(configuration: configuration)
  return GreetingPresenter(reader: reader)
  // Stub:
  // GreetingPresenter(reader: LocalGreetingReader())
  // End of step 1b
}
