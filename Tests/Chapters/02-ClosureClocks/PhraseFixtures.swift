import ClosureClocks
import Foundation
import Testing

/// The readers for whom the phrases are checked.
let localeNames = ["en_US", "fr_FR", "de_DE", "ja_JP", "ar_EG"]

/// The instant that a text such as `2025-05-14T12:00:00Z` names.
func instant(_ text: String) throws -> Date {
  try Date(text, strategy: .iso8601)
}

func zone(_ name: String) throws -> TimeZone {
  try #require(TimeZone(identifier: name), "This system does not know the time zone \(name).")
}

/// A calendar that is set to yet another time zone, which nobody asked for.
func calendar(_ identifier: Calendar.Identifier) -> Calendar {
  var calendar = Calendar(identifier: identifier)
  calendar.timeZone = .gmt
  return calendar
}

/// A phrase whose inputs are all given, so that the settings of the process do not matter.
func phrase(
  _ locale: String = "en_US", _ identifier: Calendar.Identifier = .gregorian,
  zone zoneName: String = "Europe/Berlin", rounding: Rounding = .down, expired: String = "Expired"
) throws -> ExpiryPhrase {
  ExpiryPhrase(
    locale: Locale(identifier: locale), calendar: calendar(identifier),
    timeZone: try zone(zoneName), rounding: rounding, expired: expired)
}

/// The text without the differences between spaces, which vary with the system's language data.
func plain(_ text: String) -> String {
  String(text.map { $0.isWhitespace ? " " : $0 })
}

/// What the system's own style says for `minutes` in that locale.
func spelled(minutes: Int, _ locale: String = "en_US") -> String {
  plain(
    Duration.seconds(minutes * 60).formatted(
      .units(allowed: [.hours, .minutes], width: .wide).locale(Locale(identifier: locale))))
}

/// What the system's own style says for `date`.
func spelled(
  _ date: Date, _ locale: String = "en_US", _ identifier: Calendar.Identifier = .gregorian,
  zone zoneName: String = "Europe/Berlin"
) throws -> String {
  plain(
    Date.FormatStyle(
      date: .long, time: .shortened, locale: Locale(identifier: locale),
      calendar: calendar(identifier), timeZone: try zone(zoneName)
    ).format(date))
}
