// Wrong: rounds the last minute down to nothing.
// Caught by: The last minute never reads as nothing
// Says: Nobody can do anything with "0 minutes"

// MARK: Step 4
let left = expiresAt.timeIntervalSince(now)
guard left > 0 else { return expired }
guard left < 86_400 else {
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
let minutes = (left / 60).rounded(rule)
return Duration.seconds(minutes * 60)
  .formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
// End of step 4
