import SpecModel

extension Names {
  /// What the tests of a Screenlet import.
  ///
  /// A model with the same name as something in one of the other modules is also imported by its
  /// name, which resolves the ambiguity. Nobody knows which models the modules of other
  /// Screenlets have.
  static func imports(testing spec: ScreenletSpec, in module: String) -> [String] {
    let others = spec.otherModules
    let modules =
      ([module, "LiferayScreens", "LiferayScreensTesting", "Testing"] + others).sortedOnce
    let models = spec.models.map(\.name.value)
      .filter { isInOtherModules($0) || !others.isEmpty }.sorted()
    let home = spec.extended?.otherModule ?? module
    return modules.flatMap { name in
      name == home ? [name] + models.map { "class \(home).\($0)" } : [name]
    }
  }
}
