import SpecModel
import TemplateEngine

/// What `Partials/xib/stepper` is rendered with, besides its limits and its number.
private struct StepperContext: TemplateContext {
  let step: String?
}

/// A `UIStepper`, which counts a number up and down. In the XIB it is a `NumberStepper`, which
/// shows the number in a label.
struct Stepper: NumberControl {
  let member: ViewModelMember

  var property: String { "value" }
  var held: SwiftType.Builtin { .double }
  var placement: ControlPlacement {
    .right(width: 94, height: 32, caption: title, number: start.plainNotation)
  }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    let step = member.options.number(.step)?.plainNotation
    return ControlElement("stepper", Both(limitsContext, StepperContext(step: step)))
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    let step = member.options.number(.step)?.plainNotation ?? "1"
    let value = binding(orNil: start.plainNotation, performing: action)
    return ["Stepper(value: \(value), in: \(limits.source), step: \(step)) {"]
      + ["  LabeledContent(\(shownTitle), value: \(shownNumber))", "}"]
  }
}
