// The edges of docs/figures/02-clocks.svg.

import ClosureClocks

final class Test {
  let clock = ManualClock()
}

let graph = ObjectGraph(parts: [
  "ExpiringNotice.now": "closure now", "ManualClock.state": "locked state",
  "State.sleepers": "sleepers",
]) {
  let test = Test()
  return [
    ("ExpiringNotice", ExpiringNotice(expiresAtSecond: 1, now: SystemClock.second)),
    ("Test", test), ("ManualClock", test.clock),
    ("TimedNotice", TimedNotice(lifetime: .seconds(1), clock: test.clock)),
  ]
}
var edges = try graph.edges()

// A sleeping task keeps its clock alive, so it is looked at by itself: asleep, and woken.
let clock = ManualClock()
let asleep = ObjectGraph(parts: graph.parts) { [("ManualClock", clock)] }
let task = Task { try await clock.sleep(for: .seconds(1)) }
while clock.sleeperCount == 0 { await Task.yield() }
let isKept = try asleep.references()["locked state"]?["sleepers"] != nil
clock.advance(by: .seconds(1))
try await task.value
let isForgotten = try asleep.references()["locked state"]?["sleepers"] == nil
if isKept, isForgotten { edges.append("locked state owns sleepers") }

print(edges.sorted().joined(separator: "\n"))
