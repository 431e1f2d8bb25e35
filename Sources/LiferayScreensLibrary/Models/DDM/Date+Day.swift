import LiferayScreens

nonisolated extension Date {

  /// Midnight in Greenwich at the beginning of the day that this is in a time zone: for ten in the
  /// evening of January 31 in New York, which is February 1 in Greenwich, that of January 31. This
  /// is the value of a field for the day, whatever the time zone.
  func day(in timeZone: TimeZone) -> Date {
    let day: TimeInterval = 24 * 60 * 60
    let local = timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: self))
    return Date(timeIntervalSince1970: (local / day).rounded(.down) * day)
  }
}
