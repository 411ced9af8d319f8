// Wrong: subtracts the times that a clock on the wall shows.
// Caught by: Hours that pass are counted, not hours on the wall
// Says: cannot be subtracted

// MARK: Step 4
let left =
  expiresAt.timeIntervalSince(now)
  + Double(timeZone.secondsFromGMT(for: expiresAt) - timeZone.secondsFromGMT(for: now))
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
