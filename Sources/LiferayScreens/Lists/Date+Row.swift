public import Foundation

extension Date {

  /// The date as a row of a list shows it, in the language of the user: how long ago it was, such as
  /// "2 hours ago", if that is less than seven days, or else the date without its time.
  public var textInRow: String { textInRow(now: .now) }

  func textInRow(now: Date) -> String {
    let week: TimeInterval = 7 * 24 * 60 * 60
    let age = now.timeIntervalSince(self)
    return age >= 0 && age < week
      ? Date.RelativeFormatStyle(presentation: .named).format(self)
      : formatted(date: .abbreviated, time: .omitted)
  }
}
