import Testing

/// Waits for something that the check has brought about.
///
/// It happens within microseconds: only a wrong answer, in which it never happens, meets the limit.
func until(
  _ event: String, otherwise reason: String = everyReaderMustEnd, _ hasHappened: () -> Bool
) async throws {
  let limit = ContinuousClock.now + patience.with { $0 }
  var looks = 0
  while !hasHappened(), ContinuousClock.now < limit {
    looks += 1
    // What has not come by then is waited for without keeping a processor busy.
    if looks < 1_000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
  if hasHappened() { return }
  patience.with { $0 = .milliseconds(300) }
  let (happened, awaited) = ("nothing", event)
  try #require(happened == awaited, "This never happens: \(event). \(reason)")
}

private let everyReaderMustEnd = """
  Somebody waits inside the scope for something that does not come: each way through `value(for:)` \
  and `close()` must let every reader end.
  """

/// Short once something has been waited for in vain: the answer is wrong then, and shown to be.
private let patience = Locked(Duration.seconds(2))
