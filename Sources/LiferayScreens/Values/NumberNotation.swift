public import Foundation

/// How the numbers of a locale are written, such as `1,234.5` or `1.234,5`. Fields of generated views
/// read and show numbers with it. Use it from any thread.
public struct NumberNotation: Sendable {

  private let decimalSeparator: Character
  private let groupingSeparator: Character?

  /// Creates the notation of a locale.
  public init(_ locale: Locale) {
    decimalSeparator = locale.decimalSeparator?.first ?? "."
    groupingSeparator = locale.groupingSeparator?.first
  }

  private init(decimal: Character, grouping: Character) {
    decimalSeparator = decimal
    groupingSeparator = grouping
  }

  /// The number that a user has entered: as the locale of the device writes it, or else with a point
  /// or a comma before the fraction.
  public static func entered(_ text: String, in locale: Locale = .current) -> Decimal? {
    let notations = [
      NumberNotation(locale), NumberNotation(decimal: ".", grouping: ","),
      NumberNotation(decimal: ",", grouping: "."),
    ]
    return notations.lazy.compactMap { $0.number(text) }.first
  }

  /// The number as a user would enter it: with all its digits, and not in groups.
  public static func entry(_ number: Decimal, in locale: Locale = .current) -> String {
    let style = Decimal.FormatStyle(locale: locale)
    return number.formatted(style.grouping(.never).precision(.fractionLength(0...)))
  }

  /// The number that a text is, from its first to its last character, with or without separators
  /// between groups of digits. Nil for any other text, such as `12abc`, or `1,5` in English.
  public func number(_ text: String) -> Decimal? {
    let unmarked = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
    let text = String(String.UnicodeScalarView(unmarked)).trimmingCharacters(in: .whitespaces)
    let isNegative = text.first == "-" || text.first == "\u{2212}"
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = digits(inGroups: parts[0]),
      let fraction = digits(parts.count == 2 ? parts[1] : ""), !(whole + fraction).isEmpty
    else { return nil }
    return Decimal(
      string: "\(isNegative ? "-" : "")\(whole).\(fraction)",
      locale: Locale(identifier: "en_US"))
  }
}

extension NumberNotation {

  /// The digits before the decimal separator. Groups are of three digits, and in India those before
  /// the last one of two.
  private func digits(inGroups text: Substring) -> String? {
    let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupingSeparator)
    if groups.count > 1 {
      guard (1...3).contains(groups[0].count), groups.last?.count == 3,
        groups.dropFirst().allSatisfy({ (2...3).contains($0.count) })
      else { return nil }
    }
    return digits(groups.joined())
  }

  /// Where a blank separates groups, which is a special one in French, any blank does.
  private func isGroupingSeparator(_ character: Character) -> Bool {
    guard let groupingSeparator else { return false }
    return character == groupingSeparator
      || character.isWhitespace && groupingSeparator.isWhitespace
  }

  /// Digits of any script as those of ASCII; nil if there is anything else.
  private func digits(_ text: some StringProtocol) -> String? {
    var digits = ""
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue
      else { return nil }
      digits += String(Int(value))
    }
    return digits
  }
}

extension NumberNotation {

  /// Returns the number that a user has entered, or nil if that is no number of the type.
  static func number<Number: Numeric & LosslessStringConvertible>(_ text: String) -> Number? {
    entered(text).flatMap { Number($0.description) }
  }

  /// Returns the number as a user would enter it, or nil for nil.
  static func entry<Number: Numeric & LosslessStringConvertible>(of number: Number?) -> String? {
    let exact = number.flatMap {
      Decimal(string: $0.description, locale: Locale(identifier: "en_US"))
    }
    return exact.map { entry($0) }
  }
}
