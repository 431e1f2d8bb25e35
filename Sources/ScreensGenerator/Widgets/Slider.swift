import SpecModel
import TemplateEngine

/// What `Partials/xib/slider` is rendered with, besides its limits.
private struct SliderContext: TemplateContext {
  /// Whether it sends its value while it moves.
  let isContinuous: Bool
  /// Whether only whole numbers count.
  let isWhole: Bool
}

/// A `UISlider`, which shows a number as the position of a thumb. In the XIB it is a `NumberSlider`,
/// which also shows the number in a label.
struct Slider: NumberControl {
  let member: ViewModelMember

  var property: String { "value" }
  var held: SwiftType.Builtin { .float }
  var isContinuous: Bool { true }
  var placement: ControlPlacement { .row(.touchable, caption: title, number: start.plainNotation) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    // An action is performed when the thumb is released, not while it moves.
    ControlElement(
      "slider",
      Both(
        limitsContext,
        SliderContext(
          isContinuous: member.performs == nil, isWhole: member.type.builtin?.isInteger == true)),
      outset: Frame(-2, 0, 4, 1))
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let isInteger = member.type.builtin?.isInteger == true
    let value = binding(orNil: start.plainNotation, isInteger ? "double" : nil)
    // An action is performed when the thumb is released, not while it moves.
    let released = action.map {
      ["  } onEditingChanged: { isMoving in", "    if !isMoving { \($0.call) }"]
    }
    return [
      "VStack(alignment: .leading) {", "  LabeledContent(\(shownTitle), value: \(shownNumber))",
      "  Slider(value: \(value), in: \(limits.source)\(isInteger ? ", step: 1" : "")) {",
      "    Text(\(shownTitle))",
    ] + (released ?? []) + ["  }", "}"]
  }
}
