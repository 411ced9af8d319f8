extension Verdict {
  /// What happened, in one sentence; `nil` for a check that passed.
  var message: String? {
    switch self {
    case .passed: nil
    case .failed(let findings): findings.first?.text
    case .crashed(let crash): crash.message
    case .exited(let status): "The process was ended with exit status \(status)."
    case .hung(let limit, _): "The check did not end within \(limit.formatted) seconds."
    case .oversized(let limit): "The check took more than \(limit) GB of memory and was stopped."
    case .notRun: "The process ended before the check could start."
    }
  }

  /// What the check's author says about the failure.
  var reason: String? {
    guard case .failed(let findings) = self else { return nil }
    let comments = findings.first?.comments ?? []
    return comments.isEmpty ? nil : comments.joined(separator: "\n")
  }

  /// The line of the learner's code that was running when the process ended.
  var crashLocation: SourceLocation? {
    switch self {
    case .crashed(let crash): crash.location
    case .hung(_, let location): location
    default: nil
    }
  }
}
