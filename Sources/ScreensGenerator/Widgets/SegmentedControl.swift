import SpecModel
import SwiftLayout
import TemplateEngine

/// A `UISegmentedControl`: shows a number as the index of the selected segment.
struct SegmentedControl: WidgetControl {
  let member: ViewModelMember

  private static let none: Code = "UISegmentedControl.noSegment"

  /// While no segment is selected the number is nil, or -1 if there must be one.
  var accessor: ViewAccessor {
    let index: Code = "\(outlet)?.selectedSegmentIndex"
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
            ? .coalescing("newValue", Self.none) : .call("Int", [.coalescing("newValue", "-1")])))
    }
    let value = Code.coalescing(index, Self.none)
    return ViewAccessor(
      getter: isSame ? value : .call(Code(name), [value]),
      setter: .assignment(index, isSame ? "newValue" : .call("Int", ["newValue"])))
  }

  var placement: ControlPlacement { .row(.touchable, caption: title) }

  /// The first segment is selected from the start, or none if there may be none.
  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement(
      "segmentedControl",
      [
        "segments": .list(segments.map { ["title": .string($0.value)] }),
        "isSelected": .bool(!member.type.isOptional),
      ],
      outset: Frame(0, 0, 0, 1))
  }

  var ownTexts: [ControlText] {
    segments.enumerated().map { ControlText(outlet, .segment($0), $1) }
  }

  var numbers: ClosedRange<Double>? { 0...Double(Swift.max(segments.count, 1) - 1) }

  func canHold(_ value: SampleValue) -> Bool {
    if value.content == .none { return true }
    return value.number.map { $0 >= 0 && $0 < Double(segments.count) } ?? false
  }

  func statement(for value: SampleValue, in control: String) -> Code? {
    .assignment(
      "\(control).selectedSegmentIndex", value.content == .none ? Self.none : value.source)
  }

  private var segments: [ShownText] { member.options.texts(.segments) }
}
