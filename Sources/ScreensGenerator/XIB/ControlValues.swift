import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// What the return key of a text field is for, unless the spec says so: the next text, then the
  /// first button. What has the focus is numbered in this order by the tags of the XIB.
  func standardReturnKey(ofMemberAt index: Int) -> TextInput.ReturnKey {
    if viewModel[index].performs?.event == .editingDidEndOnExit { return .go }
    if viewModel[(index + 1)...].contains(where: \.widget.takesText) { return .next }
    return actions.contains(where: \.hasButton) ? .go : .done
  }
}

extension Widget {
  /// Whether the user types into the control.
  fileprivate var takesText: Bool { isTextField || self == .textView }
}

extension ViewModelMember {
  /// The limits of a slider or stepper, as its template wants them.
  var limitValues: TemplateMapping {
    let standard = widget.standardLimits(for: type)
    let minimum = options.minimum ?? standard.lowerBound
    let maximum = options.maximum ?? standard.upperBound
    let value = Swift.max(minimum, Swift.min(0, maximum))
    return [
      "minimum": minimum == 0 ? .null : .number(minimum.notation),
      "maximum": .number(maximum.notation),
      "value": value == 0 ? .null : .number(value.notation),
      "step": options.step.map { .number($0.notation) } ?? .null,
      // An action is performed where the thumb is let go, not everywhere on its way.
      "isContinuous": .bool(performs == nil),
    ]
  }

  /// The segments, of which the first is selected from the start, or none if there may be none.
  var segmentValues: TemplateMapping {
    [
      "segments": .list(options.segments.map { ["title": .string($0.value)] }),
      "isSelected": .bool(!type.isOptional),
    ]
  }
}

extension ActionSpec {
  /// Whether a generated view has a button that performs the action.
  var hasButton: Bool { button != .none }
}

extension Double {
  /// The number as a XIB has it: `100` rather than `100.0`.
  fileprivate var notation: String {
    Int64(exactly: self).map(String.init) ?? description
  }
}
