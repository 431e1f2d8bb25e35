import LiferayScreens

/// A field with a date, as portals since 7.0 write it: `2026-01-31`.
nonisolated open class DDMFieldDate_v70: DDMField {

  /// Reads dates as portals of all versions write them, and milliseconds since 1970.
  override open func value(fromText text: String) -> Any? {
    if let milliseconds = Double(text) { return Date(timeIntervalSince1970: milliseconds / 1000) }
    let hasShortYear = text.suffix(3).first == "/"
    let pattern =
      text.contains("-") ? "yyyy-MM-dd" : hasShortYear ? "MM/dd/yy" : "MM/dd/yyyy"
    return formatter(pattern).date(from: text)
  }

  override open func text(of value: Any) -> String? {
    (value as? Date).map { formatter("yyyy-MM-dd").string(from: $0) }
  }

  override open func value(fromLabel label: String) -> Any? { longFormatter.date(from: label) }

  override open func label(of value: Any) -> String? {
    (value as? Date).map { longFormatter.string(from: $0) }
  }
}

/// A field with a date, as Liferay 6.2 writes it: in milliseconds since 1970.
nonisolated open class DDMFieldDate_v62: DDMFieldDate_v70 {

  override open func text(of value: Any) -> String? {
    (value as? Date).map { String(Int64(($0.timeIntervalSince1970 * 1000).rounded())) }
  }
}

extension DDMFieldDate_v70 {

  nonisolated private func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = pattern
    return formatter
  }

  nonisolated private var longFormatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = currentLocale
    formatter.timeZone = .gmt
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    return formatter
  }
}
