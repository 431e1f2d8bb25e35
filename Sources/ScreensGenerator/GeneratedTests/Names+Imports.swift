import SpecModel

extension Names {
  /// What the tests of a Screenlet import.
  ///
  /// A model with the same name as something in one of the other modules is also imported by its
  /// name, which resolves the ambiguity. Nobody knows which models the modules of contained
  /// Screenlets have.
  static func imports(testing spec: ScreenletSpec, in module: String) -> [String] {
    let contained = spec.contained.compactMap(\.module?.value)
    let modules =
      ([module, "LiferayScreens", "LiferayScreensTesting", "Testing"] + contained).sortedOnce
    let models = spec.models.map(\.name.value)
      .filter { inOtherModules.contains($0) || !contained.isEmpty }.sorted()
    return modules.flatMap { name in
      name == module ? [name] + models.map { "class \(module).\($0)" } : [name]
    }
  }

  /// Names of Foundation, of the runtime and of Testing that a model may well have too.
  private static let inOtherModules: Set<String> = [
    "ActionOutcome", "AppState", "Attachment", "Bug", "Bundle", "Calendar", "Comment",
    "Comparator", "Confirmation", "Decimal", "Dimension", "Expectation", "Expression", "Formatter",
    "Host", "Issue", "Locale", "Measurement", "Morphology", "Notification", "Pipe", "Port",
    "Predicate", "Process", "Progress", "Scanner", "Stream", "StubCall", "StubSession", "Tag",
    "Test", "Thread", "Timer", "Trait", "Unit", "User",
  ]
}
