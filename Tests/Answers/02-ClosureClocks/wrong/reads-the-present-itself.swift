// Wrong: asks the system for the present.
// Caught by: Less than a day is a duration in the given locale
// Says: This is not how en_US spells
// Caught by: Familiar words come out as readers know them
// Says: Readers of en_US expect

// MARK: Step 4
let left = expiresAt.timeIntervalSince(Date())
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
  .formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
// End of step 4
