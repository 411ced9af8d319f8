// Wrong: leaves the rounding to the style.
// Caught by: What is left of a minute follows the rounding policy
// Says: not the style's own

// MARK: Step 4
let left = expiresAt.timeIntervalSince(now)
guard left > 0 else { return expired }
guard left < 86_400 else {
  return Date.FormatStyle(
    date: .long, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone
  ).format(expiresAt)
}
return Duration.seconds(max(60, left))
  .formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
// End of step 4
