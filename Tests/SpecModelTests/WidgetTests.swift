import SpecModel
import Testing

struct WidgetTests {
  @Test(arguments: [
    ("String?", Widget.textField), ("Bool", .switch), ("Int", .numberPad), ("Int32?", .numberPad),
    ("Int64", .numberPad), ("Float", .decimalPad), ("Double?", .decimalPad),
    ("Date?", .datePicker), ("UIImage?", .imageView),
  ])
  func `a value has the usual control of its type`(type: String, widget: Widget) throws {
    let spec = try screenlet("screenlet: AddBookmark\nviewModel: { it: '\(type)' }")
    #expect(spec.viewModel[0].widget == widget)
  }

  @Test(arguments: ["password", "oldPassword", "userpassword"])
  func `a password is not shown`(name: String) throws {
    let spec = try screenlet("screenlet: Login\nviewModel: { \(name): String? }")
    #expect(spec.viewModel[0].widget == .secureTextField)
  }

  @Test(arguments: [
    ("passwordHint", "String?", Widget.textField), ("password", "Int", .numberPad),
  ])
  func `what only mentions a password is shown`(
    name: String, type: String, widget: Widget
  ) throws {
    let spec = try screenlet("screenlet: Login\nviewModel: { \(name): '\(type)' }")
    #expect(spec.viewModel[0].widget == widget)
  }

  @Test(arguments: [
    ("String?", "textField secureTextField textView label"),
    ("Int", "textField numberPad label slider stepper segmentedControl"),
    ("Double", "textField decimalPad label slider stepper progressView"),
    ("Bool", "switch activityIndicator"),
    ("Date?", "datePicker"), ("UIImage?", "imageView"),
  ])
  func `a value can have every control that fits it`(type: String, widgets: String) {
    let fitting = Widget.allCases.filter {
      complaints(
        about: """
          screenlet: AddBookmark
          viewModel: { it: { type: '\(type)', widget: \($0.rawValue)\($0.needs) } }
          """
      ).isEmpty
    }
    #expect(fitting.map(\.rawValue).joined(separator: " ") == widgets)
  }
}

extension Widget {
  /// What the control needs besides its name.
  fileprivate var needs: String { self == .segmentedControl ? ", segments: [a, b]" : "" }
}
