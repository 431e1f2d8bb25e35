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
    case literals([Literal])
  }

  /// What a segment means.
  package enum Literal: Hashable, Sendable {
    case number(Double)
    case text(String)
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

  package func literals(_ option: WidgetOption) -> [Literal]? {
    if case .literals(let literals)? = values[option.name] { literals } else { nil }
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
    let required = widget.requiredOptions(for: type)
    for option in widget.options where fields.table.names.contains(option.name) {
      values[option.name] = option.value(
        fields, of: type, isRequired: required.contains(option))
    }
    let segments = texts(.segments)
    switch (fields.node(WidgetOption.segments.key), fields.node(WidgetOption.values.key)) {
    case (_, let values?) where type.builtin == .bool:
      fields.log.error(.valuesOfBool, at: values.range)
    case (let node?, _) where type.builtin == .bool:
      if segments.count > 2 { fields.log.error(.segmentsOfBool(segments.count), at: node.range) }
    case (let node?, _) where !Widget.fitting(type).contains(.segmentedControl):
      fields.log.error(.noSegments(type), at: node.range)
    case (nil, _?) where widget == .label: _ = fields.required(WidgetOption.segments.key)
    case (let node?, nil) where type.builtin == .string:
      fields.log.error(.textsMean(segments.map(\.value)), at: node.range)
    case (_?, let node?):
      if let literals = literals(.values), !segments.isEmpty, literals.count != segments.count {
        fields.log.error(.otherCount(literals.count, segments.count), at: node.range)
      }
    default: break
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
  fileprivate static let valuesOfBool: Self =
    "the first segment of a 'Bool' is for false, and the second for true; remove 'values'"

  fileprivate static func segmentsOfBool(_ count: Int) -> Self {
    "there are \(count) segments for a 'Bool'; write one for false and one for true"
  }

  fileprivate static func noSegments(_ type: SwiftType) -> Self {
    "segments stand for numbers, texts or a 'Bool', not for values of '\(type.source)'"
  }

  fileprivate static func textsMean(_ segments: [String]) -> Self {
    "a text does not say which segment it is; list what the segments mean, as in "
      + "'values: [\(segments.map { $0.lowercased() }.joined(separator: ", "))]'"
  }

  fileprivate static func otherCount(_ values: Int, _ segments: Int) -> Self {
    "there are \(values) values for \(segments) segments; write one for each"
  }

  fileprivate static func noRange(_ lower: Double, _ upper: Double) -> Self {
    "the minimum \(lower.plainNotation) is not below the maximum \(upper.plainNotation); write both, "
      + "in order"
  }
}
