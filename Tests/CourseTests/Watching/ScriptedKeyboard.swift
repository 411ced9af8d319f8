@testable import CourseKit

/// A keyboard whose keys come from a script.
struct ScriptedKeyboard: Keyboard {
  let keys: ScriptedKeys
  let console: any Console

  func withKeys<Value>(_ body: (any KeySource) throws -> Value) rethrows -> Value {
    try body(keys)
  }

  func withFullScreen<Value>(_ body: () throws -> Value) rethrows -> Value {
    console.write("\u{1B}[?1049h")
    defer { console.write("\u{1B}[?1049l") }
    return try body()
  }
}
