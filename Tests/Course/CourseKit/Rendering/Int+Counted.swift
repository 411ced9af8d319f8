extension Int {
  /// The number with its noun, such as `1 check` or `2 checks`.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
