/// How long what a factory built is kept, and who keeps it. Chapter 9.
public enum Lifetime: Sendable {
  /// Not at all: each resolution builds anew, and whoever asked owns it.
  case transient

  /// For as long as the scope that asked is open: one instance per scope. Step 1.
  case scoped

  /// For as long as the container or scope lives that registered it: one instance for that one and
  /// for all scopes below it. Step 2.
  case shared
}
