/// What a scope does with the answer "there is no such preference". Chapter 8, Step 2.
public enum AbsencePolicy: Sendable {
  /// Ask the loader again at each read, so that a preference is seen as soon as it exists.
  case reload

  /// Keep the answer and load no more, until it is updated or invalidated.
  case remember
}
