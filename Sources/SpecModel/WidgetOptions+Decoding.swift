import SourceText
import SpecNotation

extension WidgetOptions {
  /// Reads what the long form of a member says of its control.
  init(
    _ fields: Fields, of widget: Widget, type: SwiftType, reporting diagnostics: inout Diagnostics
  ) {
    self.init()
    let ownKeys = widget.keys
    fields.refuseKeys(notOf: widget.rawValue, reporting: &diagnostics)
    let fields = fields.only(ownKeys)
    if fields.isEmpty, widget != .segmentedControl { return }
    placeholder = fields.text("placeholder", reporting: &diagnostics)
    keyboard = fields.choice("keyboard", reporting: &diagnostics)
    returnKey = fields.choice("returnKey", reporting: &diagnostics)
    isSecure = fields.flag("secure", reporting: &diagnostics)
    autocapitalization = fields.choice("autocapitalization", reporting: &diagnostics)
    autocorrects = fields.flag("autocorrection", reporting: &diagnostics)
    contentType = fields.choice("contentType", reporting: &diagnostics)
    mode = fields.choice("mode", reporting: &diagnostics)
    readLimits(fields, of: widget, type, reporting: &diagnostics)
    if widget == .segmentedControl { readSegments(fields, reporting: &diagnostics) }
  }

  private mutating func readLimits(
    _ fields: Fields, of widget: Widget, _ type: SwiftType,
    reporting diagnostics: inout Diagnostics
  ) {
    minimum = Self.number("minimum", fields, type, reporting: &diagnostics)
    maximum = Self.number("maximum", fields, type, reporting: &diagnostics)
    step = Self.number("step", fields, type, reporting: &diagnostics)
    let standard = widget.standardLimits(for: type)
    let lower = minimum ?? standard.lowerBound
    if let node = fields["maximum"] ?? fields["minimum"], lower >= maximum ?? standard.upperBound {
      diagnostics.error(.noRange(lower, maximum ?? standard.upperBound), at: node.range)
    }
    if let node = fields["step"], let step, step <= 0 {
      diagnostics.error(.noStep, at: node.range)
    }
  }

  /// The number of `key`, which the type of the member has to hold.
  private static func number(
    _ key: String, _ fields: Fields, _ type: SwiftType, reporting diagnostics: inout Diagnostics
  ) -> Double? {
    guard let text = fields.text(key, reporting: &diagnostics) else { return nil }
    let number: Double?
    switch SwiftLiteral(text.value) {
    case .integer(let digits)?, .float(let digits)?: number = Double(digits)
    default: number = nil
    }
    guard let number, SwiftLiteral(text.value)?.fits(type.optional(false)) == true else {
      diagnostics.error(.noNumber(key, text.value, type), at: text.range)
      return nil
    }
    return number
  }

  private mutating func readSegments(_ fields: Fields, reporting diagnostics: inout Diagnostics) {
    guard let node = fields.required("segments", reporting: &diagnostics) else { return }
    if case .list(let items) = node.content, items.count >= 2 {
      segments = node.texts(of: "'segments'", reporting: &diagnostics)
    } else {
      diagnostics.error(.needsSegments, at: node.range)
    }
  }
}

extension Fields {
  /// The value that the text of `key` names; nil if it is absent, and reported if it names none.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, reporting diagnostics: inout Diagnostics
  ) -> Choice? {
    choice(key, from: Array(Choice.allCases), reporting: &diagnostics)
  }

  /// The one of `choices` that the text of `key` names.
  func choice<Choice: RawRepresentable<String>>(
    _ key: String, from choices: [Choice], reporting diagnostics: inout Diagnostics
  ) -> Choice? {
    guard let text = text(key, reporting: &diagnostics) else { return nil }
    if let choice = choices.first(where: { $0.rawValue == text.value }) { return choice }
    diagnostics.error(.noChoice(key, text.value, choices.map(\.rawValue)), at: text.range)
    return nil
  }

  /// The `yes` or `no` of `key`; nil if it is absent, and reported if it is neither.
  func flag(_ key: String, reporting diagnostics: inout Diagnostics) -> Bool? {
    guard let text = text(key, reporting: &diagnostics) else { return nil }
    switch text.value {
    case "yes", "true": return true
    case "no", "false": return false
    default:
      diagnostics.error(.noFlag(key, text.value), at: text.range)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let needsSegments: Self =
    "a segmented control has two segments or more; list their titles, as in '[Low, High]'"

  fileprivate static let noStep: Self = "a step goes up; write a number greater than 0"

  fileprivate static func noChoice(_ key: String, _ text: String, _ choices: [String]) -> Self {
    let hint = suggestion(for: text, in: choices)
    return "'\(text)' is no value of '\(key)'"
      + (hint.isEmpty ? "; expected \(choices.choice)" : hint)
  }

  fileprivate static func noFlag(_ key: String, _ text: String) -> Self {
    "'\(text)' is no value of '\(key)'; write 'yes' or 'no'"
  }

  fileprivate static func noNumber(_ key: String, _ text: String, _ type: SwiftType) -> Self {
    let kind = type.builtin?.isInteger == true ? "a whole number" : "a number"
    return "'\(text)' is no \(key) of '\(type.source)'; write \(kind) that it holds"
  }

  fileprivate static func noRange(_ lower: Double, _ upper: Double) -> Self {
    "the minimum \(lower.inWords) is not below the maximum \(upper.inWords); write both, in order"
  }
}

extension Double {
  /// `10` rather than `10.0`.
  fileprivate var inWords: String {
    Int64(exactly: self).map(String.init) ?? description
  }
}
