import SpecModel

extension Names {
  /// Returns what the tests of a Screenlet import.
  ///
  /// A model with the same name as a type in another module is also imported by its name, which
  /// resolves the ambiguity. If modules of other Screenlets are imported, all models are, because
  /// it is not known which models those modules have.
  static func imports(testing spec: ScreenletSpec, in module: String) -> [String] {
    let others = spec.otherModules
    let modules =
      ([module, "LiferayScreens", "LiferayScreensTesting", "Testing"] + others
      + spec.models.modules(besides: module)).sortedOnce
    let models = spec.models.filter {
      $0.module == nil && (isInOtherModules($0.name.value) || !others.isEmpty)
    }.sorted { $0.name.value < $1.name.value }
    func home(of model: String, in spec: ScreenletSpec) -> String {
      guard let base = spec.extended?.base, base.models.named(model) != nil else {
        return spec.module?.value ?? module
      }
      return home(of: model, in: base)
    }
    let elsewhere = spec.models.filter { $0.module != nil && isInOtherModules($0.name.value) }
      .compactMap { model in model.module.map { "class \($0.value).\(model.name.value)" } }.sorted()
    return elsewhere
      + modules.flatMap { name in
        [name]
          + models.filter { home(of: $0.name.value, in: spec) == name }
          .map { "\($0.form.rawValue) \(name).\($0.name.value)" }
      }
  }
}
