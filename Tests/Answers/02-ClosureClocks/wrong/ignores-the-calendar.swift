// Wrong: takes the calendar that is usual for the locale.
// Caught by: The calendar decides how the year is counted
// Says: does not follow from the locale

// MARK: Step 4
let left = expiresAt.timeIntervalSince(now)
guard left > 0 else { return expired }
guard left < 86_400 else {
  return Date.FormatStyle(
    date: .long, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone
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
