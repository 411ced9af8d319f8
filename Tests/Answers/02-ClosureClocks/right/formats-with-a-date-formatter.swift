// Right: counts whole seconds, and writes dates with a formatter made for the call.

// MARK: Step 4
guard now < expiresAt else { return expired }
let left = expiresAt.timeIntervalSince(now)
if left >= 24 * 3_600 {
  let formatter = DateFormatter()
  formatter.locale = locale
  formatter.calendar = calendar
  formatter.timeZone = timeZone
  formatter.dateStyle = .long
  formatter.timeStyle = .short
  return formatter.string(from: expiresAt)
}
let whole = Int(left)
let hasRest = left > Double(whole / 60 * 60)
var minutes = whole / 60
if rounding == .up, hasRest { minutes += 1 }
if rounding == .nearest, whole % 60 >= 30 { minutes += 1 }
let style = Duration.UnitsFormatStyle.units(allowed: [.hours, .minutes], width: .wide)
return Duration.seconds(60 * (minutes == 0 ? 1 : minutes)).formatted(style.locale(locale))
// End of step 4
