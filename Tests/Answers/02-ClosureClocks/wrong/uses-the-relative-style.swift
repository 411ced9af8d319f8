// Wrong: leaves it to a style that looks at the system clock by itself.
// Caught by: Less than a day is a duration in the given locale
// Says: This is not how
// Caught by: From its instant on, a notice reads as expired
// Says: Check for the end first

// MARK: Step 4
Date.RelativeFormatStyle(
  presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: calendar
).format(expiresAt)
// End of step 4
