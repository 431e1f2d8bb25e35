import SourceText
import SpecNotation

/// The settings that a spec makes for the control of a view model member.
package struct WidgetOptions: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case text(ShownText)
    case flag(Bool)
    case choice(String)
    case number(Double)
    case texts([ShownText])
    case numbers([Double])
  }

  /// A `UIDatePicker.Mode`, named as in UIKit.
  package enum DateMode: String, CaseIterable, Hashable, Sendable {
    case date, time, dateAndTime
  }

  /// The values, by the keys of their options.
  private var values: [String: Value] = [:]

  package init() {}

  // The value that the spec gives an option of this type; nil if it gives none.

  package func text(_ option: WidgetOption) -> ShownText? {
    if case .text(let text)? = values[option.name] { text } else { nil }
  }

  package func flag(_ option: WidgetOption) -> Bool? {
    if case .flag(let flag)? = values[option.name] { flag } else { nil }
  }

  package func choice<Choice: RawRepresentable<String>>(_ option: WidgetOption) -> Choice? {
    if case .choice(let word)? = values[option.name] { Choice(rawValue: word) } else { nil }
  }

  mutating func set(_ role: TextRole) { values[WidgetOption.role.name] = .choice(role.rawValue) }

  package func number(_ option: WidgetOption) -> Double? {
    if case .number(let number)? = values[option.name] { number } else { nil }
  }

  package func numbers(_ option: WidgetOption) -> [Double]? {
    if case .numbers(let numbers)? = values[option.name] { numbers } else { nil }
  }

  package func texts(_ option: WidgetOption) -> [ShownText] {
    if case .texts(let texts)? = values[option.name] { texts } else { [] }
  }
}

extension WidgetOptions {
  mutating func visitTexts(of name: String, _ visit: ScreenletSpec.TextVisit) {
    if var text = text(.placeholder) {
      visit(&text, "\(name)-placeholder", "The placeholder of '\(name)'.")
      values[WidgetOption.placeholder.name] = .text(text)
    }
    var segments = texts(.segments)
    if segments.isEmpty { return }
    for index in segments.indices {
      visit(&segments[index], "\(name)-segment-\(index + 1)", "A segment of '\(name)'.")
    }
    values[WidgetOption.segments.name] = .texts(segments)
  }
}

extension WidgetOptions {
  /// Reads the options in the long form of a member.
  init(_ fields: Fields<MemberKeys>, of widget: Widget, type: SwiftType) {
    fields.refuseKeys(notOf: widget.rawValue)
    for option in widget.options {
      values[option.name] = option.value(fields, of: type)
    }
    let segments = texts(.segments)
    if let numbers = numbers(.values), let node = fields.node(WidgetOption.values.key),
      !segments.isEmpty,
      numbers.count != segments.count
    {
      fields.log.error(.otherCount(numbers.count, segments.count), at: node.range)
    }
    guard let standard = widget.standardLimits(for: type),
      let node = fields.node(WidgetOption.maximum.key) ?? fields.node(WidgetOption.minimum.key)
    else { return }
    let lower = number(.minimum) ?? standard.lowerBound
    let upper = number(.maximum) ?? standard.upperBound
    if lower >= upper { fields.log.error(.noRange(lower, upper), at: node.range) }
  }
}

extension Double {
  /// The shortest notation: `10` instead of `10.0`.
  package var plainNotation: String {
    Int64(exactly: self).map(String.init) ?? description
  }
}

extension Diagnostic.Message {
  fileprivate static func otherCount(_ numbers: Int, _ segments: Int) -> Self {
    "there are \(numbers) values for \(segments) segments; write one for each"
  }

  fileprivate static func noRange(_ lower: Double, _ upper: Double) -> Self {
    "the minimum \(lower.plainNotation) is not below the maximum \(upper.plainNotation); write both, "
      + "in order"
  }
}
