import ClosureClocks
import Foundation
import Testing

@Suite("Step 4 · Expires in five minutes")
struct Step4ExpiresInFiveMinutesTests {
  @Test("Less than a day is a duration in the given locale", arguments: localeNames, [1, 5, 90])
  func spellsDurations(locale: String, minutes: Int) throws {
    let now = try instant("2025-05-14T12:00:00Z")
    let text = try phrase(locale).text(expiresAt: now + Double(minutes) * 60, now: now)
    #expect(
      plain(text) == spelled(minutes: minutes, locale),
      """
      This is not how \(locale) spells \(minutes) minutes. Hand the given locale to the style: one \
      that is told nothing takes the locale of the process, which is another one on each device.
      """
    )
  }

  @Test(
    "Familiar words come out as readers know them",
    arguments: [
      ("en_US", 5, "5 minutes"), ("en_US", 90, "1 hour, 30 minutes"), ("fr_FR", 5, "5 minutes"),
      ("de_DE", 1, "1 Minute"), ("de_DE", 5, "5 Minuten"),
    ])
  func spellsFamiliarWords(locale: String, minutes: Int, words: String) throws {
    let now = try instant("2025-05-14T12:00:00Z")
    let text = try phrase(locale).text(expiresAt: now + Double(minutes) * 60, now: now)
    #expect(
      plain(text) == words,
      """
      Readers of \(locale) expect "\(words)". The locale knows its singular and its plural; use \
      the wide form, hours and minutes only, with nothing glued on.
      """
    )
  }

  @Test(
    "From its instant on, a notice reads as expired",
    arguments: [0, 0.5, 1, 90, 3_600, 1_000_000_000])
  func saysExpired(secondsAgo: Double) throws {
    let now = try instant("2025-05-14T12:00:00Z")
    let words = try ["Expired", "Abgelaufen"].map {
      try phrase("de_DE", expired: $0).text(expiresAt: now - secondsAgo, now: now)
    }
    #expect(
      words == ["Expired", "Abgelaufen"],
      """
      \(secondsAgo) seconds after the end the text is not the given word for "expired". Check for \
      the end first: "-5 minutes" and "0 minutes" are no answer to a reader.
      """
    )
  }

  @Test(
    "What is left of a minute follows the rounding policy",
    arguments: [
      (80, [1, 2, 1]), (90, [1, 2, 2]), (119, [1, 2, 2]), (120, [2, 2, 2]), (150, [2, 3, 3]),
      (3_599, [59, 60, 60]), (86_399, [1_439, 1_440, 1_440]),
    ])
  func rounds(seconds: Int, minutes: [Int]) throws {
    let now = try instant("2025-05-14T12:00:00Z")
    let texts = try [Rounding.down, .up, .nearest].map {
      plain(try phrase(rounding: $0).text(expiresAt: now + Double(seconds), now: now))
    }
    #expect(
      texts == minutes.map { spelled(minutes: $0) },
      """
      \(seconds) seconds do not come out right, rounded down, up and to the nearest minute in this \
      order. Apply the given policy, not the style's own. \(advice(for: seconds))
      """
    )
  }

  /// What is easily overlooked in rounding so many seconds.
  private func advice(for seconds: Int) -> String {
    switch seconds {
    case 86_399:
      """
      The form follows from the time before it is rounded: this is less than 24 hours, so a \
      duration, also where rounding up makes it read "24 hours".
      """
    case 90, 150: "Half a minute rounds up for `.nearest`, and never to the even neighbour."
    default: "Rounding is a decision of the app."
    }
  }

  @Test(
    "The last minute never reads as nothing",
    arguments: [0.25, 1, 29, 30, 59.5], Rounding.allCases)
  func keepsTheLastMinute(seconds: Double, rounding: Rounding) throws {
    let now = try instant("2025-05-14T12:00:00Z")
    let text = try phrase(rounding: rounding).text(expiresAt: now + seconds, now: now)
    #expect(
      plain(text) == "1 minute",
      """
      With \(seconds) seconds left the notice is not expired yet, so it should read "1 minute". \
      Nobody can do anything with "0 minutes", and "expired" is not true yet.
      """
    )
  }

  @Test("From a day on, the text is a date and a time in the given locale", arguments: localeNames)
  func spellsDates(locale: String) throws {
    let now = try instant("2025-05-11T12:00:00Z")
    let end = try instant("2025-05-14T12:30:00Z")
    let text = try phrase(locale, zone: "GMT").text(expiresAt: end, now: now)
    let expected = try spelled(end, locale, zone: "GMT")
    #expect(
      plain(text) == expected,
      """
      This is not how \(locale) writes the date in its long form and the time in its short one. \
      Hand the locale to the style; patterns such as "d.M.y" fit one country only.
      """
    )
  }

  @Test(
    "The time zone decides which day it is",
    arguments: [
      ("America/New_York", "2025年5月14日 22:30"), ("Asia/Tokyo", "2025年5月15日 11:30"),
    ])
  func usesTheTimeZone(zone: String, words: String) throws {
    let now = try instant("2025-05-11T12:00:00Z")
    let end = try instant("2025-05-15T02:30:00Z")
    let text = try phrase("ja_JP", zone: zone).text(expiresAt: end, now: now)
    #expect(
      plain(text) == words,
      """
      A reader in \(zone) should read "\(words)". One instant falls on two dates on both sides of \
      midnight: perhaps the given time zone was not taken, but the calendar's or the system's.
      """
    )
  }

  @Test(
    "The calendar decides how the year is counted",
    arguments: [
      (Calendar.Identifier.gregorian, "2025"), (.buddhist, "2568"), (.islamicUmmAlQura, "1446"),
    ])
  func usesTheCalendar(identifier: Calendar.Identifier, year: String) throws {
    let now = try instant("2025-05-11T12:00:00Z")
    let end = try instant("2025-05-14T12:30:00Z")
    let phrase = try phrase("en_US", identifier, zone: "GMT")
    let text = plain(phrase.text(expiresAt: end, now: now))
    let expected = try spelled(end, "en_US", identifier, zone: "GMT")
    #expect(
      text == expected,
      """
      This is not the date in the \(identifier) calendar, where the year is \(year). The calendar \
      is a choice of the reader and does not follow from the locale.
      """
    )
    #expect(text.contains(year), "The year of this calendar, \(year), is missing.")
  }

  @Test(
    "Exactly 24 hours make a date, and one second less a duration",
    arguments: [
      ("one second less than 24 hours", 86_399, "duration"), ("24 hours", 86_400, "date"),
    ])
  func drawsTheLineAt24Hours(left: String, seconds: Int, rightForm: String) throws {
    let now = try instant("2025-05-14T12:00:00Z")
    let text = plain(try phrase().text(expiresAt: now + Double(seconds), now: now))
    let form = form(of: text)
    #expect(
      form == rightForm,
      """
      With \(left) to go, the text is "\(text)". A date is written at or above 24 hours, a duration \
      below: perhaps the comparison puts the boundary on the other side.
      """
    )
  }

  @Test(
    "A day is 24 hours, also when the clocks are set back",
    arguments: [
      ("one minute less than 24 hours", "2025-10-26T11:59:00Z", "duration"),
      ("24 hours", "2025-10-26T12:00:00Z", "date"),
    ])
  func countsHoursAndNotDays(left: String, end: String, rightForm: String) throws {
    let now = try instant("2025-10-25T12:00:00Z")
    let text = plain(try phrase().text(expiresAt: try instant(end), now: now))
    let form = form(of: text)
    #expect(
      form == rightForm,
      """
      With \(left) to go, the text is "\(text)". A date is written at or above 24 hours: that day \
      has 25 of them in Berlin, so perhaps a calendar's day was counted, and no calendar may move it.
      """
    )
  }

  /// Only what kind of text it is: other checks look at its words.
  private func form(of text: String) -> String { text.contains("2025") ? "date" : "duration" }

  @Test("Hours that pass are counted, not hours on the wall")
  func countsHoursThatPass() throws {
    // In Berlin the clocks go from 2:00 straight to 3:00 at 01:00 UTC.
    let now = try instant("2025-03-30T00:30:00Z")
    let end = try instant("2025-03-30T01:30:00Z")
    let text = try phrase().text(expiresAt: end, now: now)
    #expect(
      plain(text) == "1 hour",
      """
      From 1:30 to 3:30 one hour passes that night, not two. Subtract one instant from the other; \
      times as a clock on the wall shows them cannot be subtracted.
      """
    )
  }

  @Test("A date is written with the clock of its own day")
  func usesTheOffsetOfItsDay() throws {
    let now = try instant("2025-03-28T12:00:00Z")
    let end = try instant("2025-04-02T12:00:00Z")
    let text = try phrase("de_DE").text(expiresAt: end, now: now)
    #expect(
      plain(text).hasSuffix("14:00"),
      """
      The end is at 14:00 in Berlin. By then it has summer time, although it has not yet when the \
      question is asked: a time zone is a history of offsets and not one number.
      """
    )
  }
}
