// Right: hands the rounding rule to the style.

// MARK: Step 4
if expiresAt <= now { return expired }
if expiresAt >= now + 86_400 {
  let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  return style.year().month(.wide).day().hour().minute().format(expiresAt)
}
let rules: [Rounding: FloatingPointRoundingRule] = [
  .down: .down, .up: .up, .nearest: .toNearestOrAwayFromZero,
]
let style = Duration.UnitsFormatStyle(
  allowedUnits: [.hours, .minutes], width: .wide,
  fractionalPart: .hide(rounded: rules[rounding] ?? .down)
).locale(locale)
return style.format(.seconds(max(60, expiresAt.timeIntervalSince(now))))
// End of step 4
