public import Foundation

extension Date {

  /// Returns noon of a day such as `2030-01-31`, in the time zone of the device.
  public static func day(_ text: String) -> Date {
    let style = ISO8601FormatStyle(timeZone: .current).year().month().day()
    guard let start = try? style.parse(text) else {
      preconditionFailure("'\(text)' is not a day such as 2030-01-31")
    }
    return start + 43_200
  }
}
