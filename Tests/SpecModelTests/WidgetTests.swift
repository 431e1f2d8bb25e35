import Testing

@testable import SpecModel

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
    ("String?", "textField secureTextField textView label imageView webView segmentedControl"),
    ("Int", "numberPad textField label stepper slider segmentedControl pageControl stars"),
    ("Double", "decimalPad textField label slider stepper progressView segmentedControl stars"),
    ("Bool", "switch activityIndicator label"),
    ("Date?", "datePicker label"), ("UIImage?", "imageView"),
  ])
  func `a value can have every control that fits it, the usual one first`(
    type: String, widgets: String
  ) throws {
    let spec = try screenlet("screenlet: AddBookmark\nviewModel: { it: '\(type)' }")
    let fitting = Widget.fitting(spec.viewModel[0].type)
    #expect(fitting.map(\.rawValue).joined(separator: " ") == widgets)
    for widget in Widget.allCases {
      let complaints = complaints(
        about: """
          screenlet: AddBookmark
          viewModel: { it: { type: '\(type)', widget: \(widget.rawValue)\(widget.needs(type)) } }
          """)
      #expect(complaints.isEmpty == fitting.contains(widget), "\(widget)")
    }
  }

  @Test(arguments: Widget.allCases)
  func `no two widgets have the same rank for a value`(_ widget: Widget) {
    for (content, rank) in widget.row.ranks {
      #expect(Widget.allCases.filter { $0.row.ranks[content] == rank } == [widget])
    }
  }
}

extension Widget {
  /// What the control needs besides its name to hold a value of a type.
  fileprivate func needs(_ notation: String) -> String {
    let examples = [WidgetOption.segments: "[a, b]", .values: "[c, d]", .pages: "2"]
    let isOfTexts = self == .segmentedControl && notation == "String?"
    let type = SwiftType(.builtin(notation == "Bool" ? .bool : .string))
    return (requiredOptions(for: type) + (isOfTexts ? [.values] : []))
      .map { ", \($0.name): \(examples[$0] ?? "?")" }.joined()
  }
}
