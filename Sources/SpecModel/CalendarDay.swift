import SourceText

/// A day of the calendar, as a condition names it: `2030-01-31`.
package struct CalendarDay: Hashable, Sendable {
  /// The number of days since the first of January 1970.
  package let number: Int64
  private let year, month, day: Int64

  package init(number: Int64) {
    let days = number + Self.firstOfMarch
    // Years that begin in March end with the day that not all of them have.
    var years = days * 400 / 146_097
    while Self.days(before: years + 1) <= days { years += 1 }
    while Self.days(before: years) > days { years -= 1 }
    let rest = days - Self.days(before: years)
    let months = (5 * rest + 2) / 153
    self.number = number
    day = rest - (153 * months + 2) / 5 + 1
    month = months < 10 ? months + 3 : months - 9
    year = years + (month < 3 ? 1 : 0)
  }

  /// The years in which days are days of the Gregorian calendar, and texts of four digits, those before
  /// and after included.
  static let years: ClosedRange<Int64> = 1583...9998

  /// Reads a day; returns nil for other texts, for days that no calendar has, and for other years.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().unicodeScalars.allSatisfy(\.isASCIIDigit)
    else { return nil }
    let numbers = parts.compactMap { Int64($0) }
    guard numbers.count == 3, Self.years.contains(numbers[0]), (1...12).contains(numbers[1]) else {
      return nil
    }
    let years = numbers[0] - (numbers[1] < 3 ? 1 : 0)
    let months = (numbers[1] + 9) % 12
    let rest = (153 * months + 2) / 5 + numbers[2] - 1
    self.init(number: Self.days(before: years) + rest - Self.firstOfMarch)
    guard self.text == text else { return nil }
  }

  package var text: String {
    [(year, 4), (month, 2), (day, 2)].map { number, digits in
      String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
    }.joined(separator: "-")
  }

  /// The number of days from the first of March of the year 0 to that of another year.
  private static func days(before years: Int64) -> Int64 {
    365 * years + years / 4 - years / 100 + years / 400
  }

  /// The first of March of the year 0, in days before 1970.
  private static let firstOfMarch: Int64 = 719_468
}
