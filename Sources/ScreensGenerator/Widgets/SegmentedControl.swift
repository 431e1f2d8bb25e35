import SpecModel
import TemplateEngine

/// A `UISegmentedControl`: shows a number as the index of the selected segment.
struct SegmentedControl: WidgetControl {
  let member: ViewModelMember

  private static let none = "UISegmentedControl.noSegment"

  /// While no segment is selected the number is nil, or -1 if there must be one.
  var accessor: ViewAccessor {
    let index = "\(outlet)?.selectedSegmentIndex"
    let name = member.type.optional(false).source
    let isSame = name == SwiftType.Builtin.int.rawValue
    if member.type.isOptional {
      let selected = "$0.selectedSegmentIndex"
      return ViewAccessor(
        getter: "\(outlet).flatMap { \(selected) < 0 ? nil : "
          + (isSame ? selected : "\(name)(\(selected))") + " }",
        setter: "\(index) = "
          + (isSame ? "newValue ?? \(Self.none)" : "Int(newValue ?? -1)"))
    }
    return ViewAccessor(
      getter: isSame ? "\(index) ?? \(Self.none)" : "\(name)(\(index) ?? \(Self.none))",
      setter: "\(index) = " + (isSame ? "newValue" : "Int(newValue)"))
  }

  var placement: ControlPlacement { .row(height: 31, caption: title) }

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

  var numbers: ClosedRange<Double>? { 0...Double(Swift.max(segments.count, 1) - 1) }

  func canHold(_ value: SampleValue) -> Bool {
    if value.content == .none { return true }
    return value.number.map { $0 >= 0 && $0 < Double(segments.count) } ?? false
  }

  func statement(for value: SampleValue, in control: String) -> String? {
    "\(control).selectedSegmentIndex = \(value.content == .none ? Self.none : value.source)"
  }

  private var segments: [Located<String>] { member.options.texts(.segments) }
}
