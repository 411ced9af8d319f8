// Wrong: takes the offset of today for a day in another season.
// Caught by: A date is written with the clock of its own day
// Says: a history of offsets

// MARK: Step 4
let offset = TimeZone(secondsFromGMT: timeZone.secondsFromGMT(for: now)) ?? timeZone
let left = expiresAt.timeIntervalSince(now)
guard left > 0 else { return expired }
guard left < 86_400 else {
  return Date.FormatStyle(
    date: .long, time: .shortened, locale: locale, calendar: calendar, timeZone: offset
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
