import SpecModel

/// A `UIActivityIndicatorView`, which turns while a flag is true.
struct ActivityIndicator: WidgetControl {
  let member: ViewModelMember

  var accessor: ViewAccessor {
    let isOptional = member.type.isOptional
    return ViewAccessor(
      getter: .flag("\(outlet)?.isAnimating", isFilled: !isOptional),
      setter: "if newValue\(isOptional ? " == true" : "") {", "  \(outlet)?.startAnimating()",
      "} else {", "  \(outlet)?.stopAnimating()", "}")
  }

  var placement: ControlPlacement { .right(width: 20, height: 20, caption: title) }

  func element(returnKey: TextInput.ReturnKey) -> ControlElement {
    ControlElement("activityIndicatorView")
  }

  func swiftUI(performing action: SwiftUIPerformer?) -> [String] {
    ["if \(modelValue)\(member.type.isOptional ? " == true" : "") {"]
      + labeled(["ProgressView()"]).map { "  " + $0 }
      + ["}"]
  }

  func canHold(_ value: SampleValue) -> Bool { value.isFlag }

  func statement(for value: SampleValue, in control: String) -> String? {
    value.content == .bool(true) ? "\(control).startAnimating()" : nil
  }
}
