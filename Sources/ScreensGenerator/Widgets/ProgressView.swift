import SpecModel

/// A `UIProgressView`, which shows a progress from 0 to 1. In the XIB it is a `ProgressBar`, which
/// also shows the percentage in a label.
struct ProgressView: NumberControl {
  let member: ViewModelMember

  var sharedWord: String? { "Progress" }
  var property: String { "progress" }
  var held: SwiftType.Builtin { .float }
  var placement: ControlPlacement { .row(.own(4), caption: title, number: "50%") }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement { ControlElement("progressView") }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    ["ProgressView(\(shownTitle), value: \(modelValue)\(member.type.isOptional ? " ?? 0" : ""))"]
  }
}
