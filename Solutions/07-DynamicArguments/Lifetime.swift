/// How long a container keeps what it built. Chapter 5.
public enum Lifetime: Sendable {
  /// Not at all: each resolution builds anew. Step 1.
  case transient

  /// For as long as the container lives: one instance per container, not per process. Step 1.
  case shared

  /// For as long as somebody else holds it; then the next resolution builds anew. Step 3.
  case weak
}
