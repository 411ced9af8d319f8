// Wrong: counts negative minutes after the end.
// Caught by: From its instant on, a notice reads as expired
// Says: are no answer to a reader

// MARK: Step 4
let left = expiresAt.timeIntervalSince(now)
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
let minutes = (left < 0 ? -1 : 1) * max(1, (abs(left) / 60).rounded(rule))
return Duration.seconds(minutes * 60)
  .formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
// End of step 4
