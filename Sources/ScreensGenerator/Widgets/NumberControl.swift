import SpecModel
import TemplateEngine

/// What the partials of sliders and steppers are rendered with, besides what every control has.
struct LimitsContext: TemplateContext {
  /// Nil for 0.
  let minimum: String?
  let maximum: String
  /// Nil for 0.
  let value: String?
}

/// A control that shows a number as its position.
protocol NumberControl: WidgetControl {
  /// The property that holds the number.
  var property: String { get }
  /// The type of the property.
  var held: SwiftType.Builtin { get }
  var limits: ClosedRange<Double> { get }
  /// Whether its position can be between two whole numbers, of which the nearer one counts.
  var isContinuous: Bool { get }
}

extension NumberControl {
  /// The limits in the spec, or else the standard ones.
  var limits: ClosedRange<Double> {
    let standard = member.widget?.standardLimits(for: member.type) ?? 0...1
    let lower = member.options.number(.minimum) ?? standard.lowerBound
    return lower...Swift.max(lower, member.options.number(.maximum) ?? standard.upperBound)
  }

  var numbers: ClosedRange<Double>? { limits }

  var isContinuous: Bool { false }

  /// The number in a view of SwiftUI, as its reader writes it.
  var shownNumber: String {
    member.type.isOptional
      ? "(\(modelValue) ?? \(start.plainNotation)).formatted()" : "\(modelValue).formatted()"
  }

  /// The number at the start.
  var start: Double { Swift.max(limits.lowerBound, Swift.min(0, limits.upperBound)) }

  /// The limits and the initial position in the element of a slider or a stepper.
  var limitsContext: LimitsContext {
    LimitsContext(
      minimum: limits.lowerBound == 0 ? nil : limits.lowerBound.plainNotation,
      maximum: limits.upperBound.plainNotation, value: start == 0 ? nil : start.plainNotation)
  }

  var accessor: ViewAccessor {
    let number = "\(outlet)?.\(property)"
    let name = member.type.optional(false).source
    let isSame = name == held.rawValue
    let rounding = isContinuous && member.type.builtin?.isInteger == true ? ".rounded()" : ""
    if member.type.isOptional {
      let value = String.coalescing("newValue", "0")
      return ViewAccessor(
        getter: isSame ? number : .closure("\(outlet).map", "\(name)($0.\(property)\(rounding))"),
        setter: .assignment(number, isSame ? value : .call(held.rawValue, [value])))
    }
    let value = String.coalescing("\(number)\(rounding)", "0")
    return ViewAccessor(
      getter: isSame ? value : .call(name, [value]),
      setter: .assignment(
        number, isSame ? "newValue" : .call(held.rawValue, ["newValue"])))
  }

  func canHold(_ value: SampleValue) -> Bool {
    value.number.map { limits.contains($0) && Double(Float($0)) == $0 } ?? false
  }

  func statement(for value: SampleValue, in control: String) -> String? {
    .assignment("\(control).\(property)", value.source)
  }
}

extension ClosedRange<Double> {
  /// `0...10`
  var source: String { "\(lowerBound.plainNotation)...\(upperBound.plainNotation)" }
}
