import SpecModel
import SwiftLayout

/// How a generated test puts a value into a control, as its user would.
extension ViewModelMember {
  /// Whether the control can hold the value, and gives back the same.
  func canHold(_ value: SampleValue) -> Bool {
    switch widget {
    case .textField, .secureTextField, .numberPad, .decimalPad, .textView, .label:
      return value.isTypable
    case .switch, .activityIndicator:
      if case .bool = value.content { return true }
      return false
    case .slider, .stepper:
      let standard = widget.standardLimits(for: type)
      let lower = options.minimum ?? standard.lowerBound
      let upper = options.maximum ?? standard.upperBound
      return value.number.map { lower <= $0 && $0 <= upper && Double(Float($0)) == $0 } ?? false
    case .progressView:
      return value.number.map { 0...1 ~= $0 && Double(Float($0)) == $0 } ?? false
    case .segmentedControl:
      if value.content == .none { return true }
      return value.number.map { $0 >= 0 && $0 < Double(options.segments.count) } ?? false
    case .datePicker:
      if case .date = value.content { return true }
      return false
    case .imageView:
      return value.content != .none
    }
  }

  /// The statement that puts the value there, for a variable `view`; nil if it is there already.
  func statement(for value: SampleValue) -> Code? {
    let control = "view.\(Names.outlet(self))?"
    func set(_ property: String, _ value: Code) -> Code {
      .assignment("\(control).\(property)", value)
    }
    switch widget {
    case .textField, .secureTextField, .numberPad, .decimalPad, .textView, .label:
      if case .text = value.content { return set("text", value.source) }
      return set("text", SampleValue.text(value.typed ?? "").source)
    case .switch:
      return set("isOn", value.source)
    case .activityIndicator:
      return value.content == .bool(true) ? "\(control).startAnimating()" : nil
    case .slider, .stepper:
      return set("value", value.source)
    case .progressView:
      return set("progress", value.source)
    case .segmentedControl:
      let none = "UISegmentedControl.noSegment"
      return set("selectedSegmentIndex", value.content == .none ? Code(none) : value.source)
    case .datePicker:
      return set("date", value.source)
    case .imageView:
      return set("image", value.source)
    }
  }
}
