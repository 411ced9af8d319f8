// Wrong: draws the line at one calendar day.
// Caught by: A day is 24 hours, also when the clocks are set back
// Says: no calendar may move it

// MARK: Step 4
var local = calendar
local.timeZone = timeZone
let tomorrow = local.date(byAdding: .day, value: 1, to: now) ?? now
let left = expiresAt.timeIntervalSince(now)
guard left > 0 else { return expired }
guard expiresAt < tomorrow else {
  return Date.FormatStyle(
    date: .long, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone
  ).format(expiresAt)
}
let rule: FloatingPointRoundingRule =
  switch rounding {
  case .down: .down
  case .up: .up
  case .nearest: .toNearestOrAwayFromZero
  }
let minutes = max(1, (left / 60).rounded(rule))
return Duration.seconds(minutes * 60)
  .formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
// End of step 4
