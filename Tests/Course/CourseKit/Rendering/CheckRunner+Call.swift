extension CheckRunner {
  /// The call that judges the same code again.
  func call(for chapter: Chapter) -> String {
    let word = subject.contains(" ") ? "\"\(subject)\"" : subject
    return "swift run course check \(chapter.number)"
      + (subject == "chapters" ? "" : " --subject \(word)")
  }
}
