package import SourceText

extension [ModelSpec] {
  /// Warns of models with the names of types that the code of most apps uses. In the module of the
  /// models, these are found first.
  func warnOfCommonNames(_ log: DiagnosticLog) {
    for model in self {
      guard let module = model.moduleOfCommonName else { continue }
      log.warning(.commonName(model.name.value, module), at: model.name.range)
    }
  }
}

extension ModuleSpec {
  /// What code of the module will miss.
  package var warnings: Diagnostics {
    let log = DiagnosticLog()
    models.filter { $0.module == nil }.warnOfCommonNames(log)
    return log.found
  }
}

extension ModelSpec {
  /// The names of types that the code of most apps uses. Drafts append `Model` to them.
  package static let commonNames = Set(modulesOfCommonNames.flatMap(\.names))

  /// The module whose type code of an app means by the name, because it needs no import or one that
  /// is in most files; nil for other names.
  fileprivate var moduleOfCommonName: String? {
    Self.modulesOfCommonNames.first { $0.names.contains(name.value) }?.module
  }

  private static let modulesOfCommonNames: [(module: String, names: Set<String>)] = [
    ("LiferayScreens", ["User"]),
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

extension Diagnostic.Message {
  fileprivate static func commonName(_ name: String, _ module: String) -> Self {
    "code in the module that means '\(name)' of \(module) would get this model; "
      + "choose another name, such as '\(name)Model'"
  }
}
