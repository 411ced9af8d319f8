import Foundation

/// Says how long a notice is still good, for one reader.
///
/// What is fixed for the reader comes with the initializer, what changes with each question comes
/// with the call, and nothing is read from the process. Chapter 2, Step 4.
public struct ExpiryPhrase: Sendable {
  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone
  private let rounding: Rounding
  private let expired: String

  /// Creates a phrase for a reader with this language, calendar and time zone.
  ///
  /// `rounding` turns the time that is left into whole minutes. `expired` is the word for a notice
  /// that has expired; the app knows it in the reader's language.
  public init(
    locale: Locale, calendar: Calendar, timeZone: TimeZone, rounding: Rounding,
    expired: String = "Expired"
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.rounding = rounding
    self.expired = expired
  }

  /// Returns what is left until `expiresAt`, seen from `now`.
  ///
  /// - From `expiresAt` on: the word for an expired notice.
  /// - For less than 24 hours: whole hours and minutes, spelled out in the locale's wide form. What
  ///   rounds to nothing reads as one minute; what rounds up to "24 hours" stays a duration.
  /// - From 24 hours on: the date in the locale's long form and the time in its short one, in the
  ///   calendar and the time zone of the reader.
  public func text(expiresAt: Date, now: Date) -> String {
    // MARK: Step 4 · Say it from the given inputs alone.
    let left = expiresAt.timeIntervalSince(now)
    guard left > 0 else { return expired }
    guard left < 24 * 60 * 60 else {
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
    // Stub:
    // Duration.seconds(expiresAt.timeIntervalSince(now))
    //   .formatted(.units(allowed: [.hours, .minutes], width: .wide))
    // End of step 4
  }
}
