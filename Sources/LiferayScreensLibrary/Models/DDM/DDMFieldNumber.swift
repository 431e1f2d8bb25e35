import LiferayScreens

/// A field with a number: an `Int` if its type is an integer, else a `Decimal`.
nonisolated open class DDMFieldNumber: DDMField {

  /// How many decimal places a label has, at most and at least.
  open var maximumDecimalDigits = 2
  open var minimumDecimalDigits = 2

  /// The locale of the keyboard, which has its decimal separator, even if the form is in another
  /// language.
  open var keyboardLocale = Locale.current

  /// Whether the number has a fraction.
  public var isDecimal: Bool { dataType != .ddmInteger }

  /// Reads `1234.5`, `1,234.5` and `1234,5`. An integer is rounded; text that is not a number
  /// counts as 0.
  override open func value(fromText text: String) -> Any? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let digits = text.replacing(",", with: text.contains(".") ? "" : ".")
    guard !digits.isEmpty else { return nil }
    let number = Double(digits).flatMap { $0.isFinite ? $0 : nil }
    guard isDecimal else { return number.map { DDMFieldNumber.rounded($0) } ?? 0 }
    return number.flatMap { _ in Decimal(string: digits, locale: Locale(identifier: "en_US")) }
  }

  /// With all decimal places, and without grouping separators, which the server does not accept.
  override open func text(of value: Any) -> String? { number(value)?.description }

  /// Reads a number as labels are written, or else as the keyboard writes it. In an English form and
  /// on a German keyboard, `1,234` is 1234, and `1,5` is one and a half.
  override open func value(fromLabel label: String) -> Any? {
    let notations = [currentLocale, keyboardLocale].map { NumberNotation($0) }
    guard let number = notations.lazy.compactMap({ $0.number(label) }).first else { return nil }
    return isDecimal ? number : DDMFieldNumber.rounded(NSDecimalNumber(decimal: number).doubleValue)
  }

  override open func label(of value: Any) -> String? {
    number(value).map { $0.formatted(style(currentLocale)) }
  }

  /// Converts a number in an integer field to an `Int`, and discards anything else.
  override open func onChangedCurrentValue() {
    guard let value = currentValue, !isDecimal, !(value is Int) else { return }
    currentValue = number(value).map {
      DDMFieldNumber.rounded(NSDecimalNumber(decimal: $0).doubleValue)
    }
  }
}

extension DDMFieldNumber {

  nonisolated private func style(_ locale: Locale) -> Decimal.FormatStyle {
    let digits = isDecimal ? minimumDecimalDigits...maximumDecimalDigits : 0...0
    return Decimal.FormatStyle(locale: locale).precision(.fractionLength(digits))
      .rounded(rule: .toNearestOrAwayFromZero)
  }

  nonisolated private func number(_ value: Any) -> Decimal? {
    // `decimalValue` adds digits to a Double: 123456789.123 would be 123456789.1230000128.
    (value as? Decimal)
      ?? (value as? NSNumber).flatMap {
        Decimal(string: $0.stringValue, locale: Locale(identifier: "en_US"))
      }
  }

  nonisolated private static func rounded(_ number: Double) -> Int {
    Int(exactly: number.rounded()) ?? 0
  }
}
