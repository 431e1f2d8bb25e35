import SpecModel
import TemplateEngine

/// What `Partials/xib/segmentedControl` is rendered with, besides what every control has.
private struct SegmentedControlContext: TemplateContext {
  struct Segment: TemplateContext {
    let title: String
    /// The symbol of the system that the segment shows in place of its title.
    let symbol: String?
  }

  let segments: [Segment]
  /// Whether the first segment is selected at the start.
  let isSelected: Bool
  /// Whether the runtime shows a menu instead.
  let isMenu: Bool
}

/// A `UISegmentedControl`, or an `OptionMenu` of many or long titles, which shows a number as the index of the selected segment, or as the
/// number that the segment stands for.
struct SegmentedControl: WidgetControl {
  let member: ViewModelMember

  private static let none = "UISegmentedControl.noSegment"

  /// If no segment is selected, the number is nil, or -1 if it is not optional.
  var accessor: ViewAccessor {
    meant.map(accessor) ?? indexAccessor
  }

  /// Returns the accessor that reads and shows the number that the selected segment stands for.
  private func accessor(of numbers: [Double]) -> ViewAccessor {
    let list: String = .collection(numbers.map { $0.plainNotation })
    let selected: String = .call("\(outlet)?.selectedNumber", ["of: \(list)"])
    let name = member.type.optional(false).source
    let isSame = name == SwiftType.Builtin.double.rawValue
    func shown(_ number: String) -> ViewAccessor {
      let getter =
        member.type.isOptional
        ? isSame ? selected : .closure("\(selected).map", "\(name)($0)")
        : isSame ? .coalescing(selected, "0") : .call(name, [.coalescing(selected, "0")])
      return ViewAccessor(
        getter: getter, setter: .call("\(outlet)?.selectNumber", [number, "of: \(list)"]))
    }
    if isSame { return shown("newValue") }
    return shown(member.type.isOptional ? "newValue.map { Double($0) }" : "Double(newValue)")
  }

  private var indexAccessor: ViewAccessor {
    let index = "\(outlet)?.selectedSegmentIndex"
    let name = member.type.optional(false).source
    let isSame = name == SwiftType.Builtin.int.rawValue
    if member.type.isOptional {
      let selected = "$0.selectedSegmentIndex"
      let number = isSame ? selected : "\(name)(\(selected))"
      return ViewAccessor(
        getter: .closure("\(outlet).flatMap", "\(selected) < 0 ? nil : \(number)"),
        setter: .assignment(
          index,
          isSame
            ? .coalescing("newValue", Self.none) : .call("Int", ["newValue ?? -1"])))
    }
    let value = String.coalescing(index, Self.none)
    return ViewAccessor(
      getter: isSame ? value : .call(name, [value]),
      setter: .assignment(index, isSame ? "newValue" : .call("Int", ["newValue"])))
  }

  var placement: ControlPlacement {
    isMenu
      ? .right(width: 80, height: 44, caption: title, grows: true)
      : .row(.touchable, caption: title)
  }

  /// Whether there are more than four titles, or one has more than twelve characters in a language.
  /// Symbols, which are single characters, are always segments.
  var isMenu: Bool {
    let titles = segments.flatMap { [$0.value] + $0.translations.map(\.text) }
    return titles.contains { $0.count > 12 }
      || segments.count > 4 && titles.contains { $0.count > 1 }
  }

  /// The first segment is selected at the start, or none if the number is optional.
  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement(
      "segmentedControl",
      SegmentedControlContext(
        segments: segments.map {
          SegmentedControlContext.Segment(title: $0.value, symbol: symbol(of: $0))
        },
        isSelected: !member.type.isOptional && meant == nil, isMenu: isMenu),
      outset: Frame(0, 0, 0, 1))
  }

  var ownTexts: [ControlText] {
    segments.enumerated().filter { symbol(of: $1) == nil }
      .map { ControlText(outlet, .segment($0), $1) }
  }

  /// The symbols of the system that stand for the same as an emoji, but have the colours of the
  /// control.
  private static let symbols = ["👍": "hand.thumbsup", "👎": "hand.thumbsdown", "❤️": "heart"]

  private func symbol(of segment: ShownText) -> String? {
    isMenu ? nil : Self.symbols[segment.value]
  }

  var numbers: ClosedRange<Double>? {
    let numbers = meant ?? [0, Double(Swift.max(segments.count, 1) - 1)]
    return (numbers.min() ?? 0)...(numbers.max() ?? 0)
  }

  func canHold(_ value: SampleValue) -> Bool {
    if value.content == .none { return true }
    if let meant { return value.number.map(meant.contains) ?? false }
    return value.number.map { $0 >= 0 && $0 < Double(segments.count) } ?? false
  }

  func statement(for value: SampleValue, in control: String) -> String? {
    let index = value.number.flatMap { meant?.firstIndex(of: $0) }.map { String($0) }
    return .assignment(
      "\(control).selectedSegmentIndex",
      value.content == .none ? Self.none : index ?? value.source)
  }

  /// The numbers that the segments stand for; nil if these are their indexes.
  private var meant: [Double]? {
    let isFraction = member.type.builtin?.isFloatingPoint == true
    return member.options.numbers(.values)
      ?? (isFraction ? segments.indices.map(Double.init) : nil)
  }

  private var segments: [ShownText] { member.options.texts(.segments) }
}
