import Foundation

/// The only place in this chapter that reads the clock of the system.
///
/// The composition root hands ``second()`` to whatever needs changing time. Chapter 2, Step 1.
public enum SystemClock {
  /// Returns the whole seconds since the beginning of 1970, read now.
  public static func second() -> Int {
    Int(Date().timeIntervalSince1970)
  }
}
