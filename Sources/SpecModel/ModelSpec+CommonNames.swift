import SourceText

extension ModelSpec {
  /// The module whose type code of an app means by a name, because it needs no import or one that is
  /// in most files; nil for other names. In the module of the model, the model is found first.
  var moduleOfCommonName: String? {
    Self.commonNames.first { $0.names.contains(name.value) }?.module
  }

  private static let commonNames: [(module: String, names: Set<String>)] = [
    (
      "Swift",
      [
        "Actor", "Array", "Character", "Clock", "Dictionary", "Duration", "Identifiable", "Mirror",
        "Optional", "Range", "Regex", "Result", "Sequence", "Set", "Task", "TaskGroup",
      ]
    ),
    (
      "Foundation",
      [
        "Bundle", "Calendar", "Decimal", "Host", "Locale", "Measurement", "Notification",
        "Operation", "Progress", "Thread", "TimeZone", "Timer", "UUID", "Unit",
      ]
    ),
    (
      "SwiftUI",
      [
        "Alert", "Animation", "App", "Binding", "Button", "Capsule", "Circle", "Color", "Divider",
        "Environment", "Font", "Form", "Gesture", "Grid", "Group", "Image", "Label", "Layout",
        "Link", "List", "Menu", "Namespace", "Path", "Picker", "Rectangle", "Scene", "Section",
        "Shape", "Slider", "Spacer", "State", "Stepper", "Tab", "Table", "Text", "Toggle",
        "Transaction", "View", "Window",
      ]
    ),
  ]
}
