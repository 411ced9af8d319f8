import Testing

/// The real command, started as a learner starts it. The tests share one small workspace and its
/// build, so they run one after the other.
@Suite("The real command", .serialized, .sampleWorkspace)
enum EndToEndTests {}
