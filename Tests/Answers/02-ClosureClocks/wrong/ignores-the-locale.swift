// Wrong: lets the process choose the language of durations.
// Caught by: Less than a day is a duration in the given locale
// Says: one that is told nothing

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
let minutes = max(1, (left / 60).rounded(rule))
return Duration.seconds(minutes * 60)
  .formatted(.units(allowed: [.hours, .minutes], width: .wide))
// End of step 4
