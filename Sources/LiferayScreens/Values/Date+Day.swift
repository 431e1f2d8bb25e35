public import Foundation

extension Date {

  /// The day on which the date is, in the Gregorian calendar and the time zone of the device, such as
  /// `2030-01-31`. Of two days, the later one is the greater text.
  public var isoDay: String {
    formatted(ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}
