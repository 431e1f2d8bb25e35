import SourceText
import XMLText

// The modules of custom classes. A source is in the known module of its directory, or in the one
// that XIBs agree on. It is in none of the modules that it imports.
extension WiringCheck {
  mutating func checkModule(
    of element: Element, _ custom: Attribute, _ index: Int, in interface: InterfaceFile
  ) {
    let source = code.classes[index]
    let isTargets = element["customModuleProvider"] == "target"
    guard let module = element.customModule else {
      return checkMissingModule(of: element, custom, index, in: interface)
    }
    if source.isAmbiguous { return }
    if let expected = modules.module(of: source.file.path) {
      guard expected != module.value, !isOfOtherLibrary(module.value, besides: expected) else {
        return
      }
      report(
        .otherModule(custom.value, expected, module.value), at: module.valueRange,
        isError: !isTargets && !element.isFilesOwner, fixes: fixes(of: element, to: expected))
    } else if source.certainImports.contains(module.value) {
      report(
        .importedModule(custom.value, module.value), at: module.valueRange,
        isError: !isTargets && !element.isFilesOwner)
    } else if !isTargets {
      // The module of a target's own class is that of the target that compiles the XIB.
      checkAgreement(of: module, index, element)
    }
  }

  /// Whether a module that sources import may have a class of the same name as the library.
  private func isOfOtherLibrary(_ module: String, besides expected: String) -> Bool {
    expected == LibraryClasses.module && module != "LiferayScreens"
      && !modules.modules.contains(module) && code.imports.contains(module)
  }

  /// Returns the edits that give the class of an element another module. It is not that of the
  /// target any more, if it was.
  func fixes(of element: Element, to module: String) -> [Diagnostic.Fix] {
    guard let old = element.customModule else { return [] }
    let target = element.attribute("customModuleProvider")?.range
    return [Diagnostic.Fix(old.valueRange, module)]
      + (target.map { [Diagnostic.Fix($0.file.range($0.lowerBound - 1..<$0.upperBound), "")] } ?? [])
  }

  /// Checks a class of Swift sources that is named without its module, and is therefore not found
  /// unless it has that Objective-C name. The module of File's Owner is never used.
  private mutating func checkMissingModule(
    of element: Element, _ custom: Attribute, _ index: Int, in interface: InterfaceFile
  ) {
    let source = code.classes[index]
    guard element["customModuleProvider"] != "target", source.objectiveCName != custom.value,
      !element.isFilesOwner, !source.isAmbiguous, !objectiveCClasses.contains(custom.value)
    else { return }
    // A view that loads its own content must not be created again in that content.
    let isOwner = interface.objects[InterfaceFile.filesOwner]?.customClass?.value == custom.value
    let module = modules.module(of: source.file.path)
    report(
      isOwner ? .classOfOwner(custom.value) : .noModule(custom.value, module),
      at: custom.valueRange, isError: !isOwner, notes: declarationNote(of: .source(index)))
  }

  /// Checks a class whose module is not known. Its superclass is in the same module, unless its
  /// file imports another one. So two XIBs that name different modules cannot both be right, and
  /// the majority counts.
  private mutating func checkAgreement(of module: Attribute, _ index: Int, _ element: Element) {
    var imports = code.exportedImports
    for other in code.ancestry(of: .source(index)).sources {
      let names = namedModules.byClass[other] ?? []
      let differing = names.first { $0.value != module.value && !imports.contains($0.value) }
      if let differing {
        let isRight =
          other == index
          ? votes(for: module.value, names) > votes(for: differing.value, names)
          : names.contains { $0.value == module.value }
        if !isRight {
          let title = code.classes[index].simpleName
          return report(
            .disagreement(title, module.value), about: element,
            at: module.valueRange,
            notes: [
              Diagnostic.Note(
                .namedHere(code.classes[other].simpleName, differing.value),
                at: differing.valueRange)
            ])
        }
      }
      imports.formUnion(code.classes[other].imports)
    }
    checkFolder(of: module, index, element)
  }

  /// Checks that the sources of a Screenlet are in the same module, unless one of them imports
  /// another.
  private mutating func checkFolder(of module: Attribute, _ index: Int, _ element: Element) {
    let source = code.classes[index]
    let names = namedModules.byFolder[source.file.path.screenletFolder] ?? []
    guard let differing = names.first(where: { $0.value != module.value }),
      !source.imports.contains(differing.value),
      votes(for: module.value, names) < votes(for: differing.value, names)
    else { return checkNeighbours(of: module, index, element) }
    // A folder may contain the sources of several targets.
    let isNear = nearest(to: module.value, in: [differing.value]) != nil
    report(
      .disagreement(source.simpleName, module.value), at: module.valueRange,
      isError: isNear && !element.isFilesOwner,
      notes: [Diagnostic.Note(.othersHere(differing.value), at: differing.valueRange)])
  }

  /// Returns a count of the classes that XIBs assign to the module. If two modules are named
  /// equally often, the one that comes first in `names` has a higher count.
  private func votes(for module: String, _ names: [Attribute]) -> Int {
    2 * (namedModules.counts[module] ?? 0) + (names.first?.value == module ? 1 : 0)
  }

  mutating func checkFrameworkModule(of element: Element, _ name: String) {
    guard let module = element.customModule, let expected = FrameworkClasses.module(of: name),
      module.value != expected
    else { return }
    // The sources may have their own class with that name.
    let namesakes = code.namesakes[name] ?? []
    if namesakes.contains(where: { modules.module(of: $0) ?? module.value == module.value }) {
      return
    }
    // A library may have one, too.
    let isDoubtful = !ownModules.contains(module.value) && code.imports.contains(module.value)
    report(
      .otherModule(name, expected, module.value), at: module.valueRange,
      isError: !isDoubtful && !element.isFilesOwner)
  }

  /// Checks that the sources below the folder of a target are in the same module. A folder with the
  /// name of the module belongs to another target.
  private mutating func checkNeighbours(of module: Attribute, _ index: Int, _ element: Element) {
    let source = code.classes[index]
    if source.file.path.split(separator: "/").contains(where: { $0 == module.value }) { return }
    guard let first = namedModules.moduleOfNeighbours(of: index, in: code),
      first.value != module.value, !source.imports.contains(first.value)
    else { return }
    warning(
      .disagreement(source.simpleName, module.value), at: module.valueRange,
      notes: [Diagnostic.Note(.othersHere(first.value), at: first.valueRange)])
  }
}

extension Diagnostic.Message {
  static func noModule(_ name: String, _ module: String?) -> Self {
    let remedy = module.map { "add customModule=\"\($0)\"" } ?? "name it in 'customModule'"
    return "class '\(name)' is not found without its module; \(remedy)"
  }

  fileprivate static func classOfOwner(_ name: String) -> Self {
    "class '\(name)' is not found without its module, and is that of File's Owner; leave it out here"
  }

  static func otherModule(
    _ name: String, _ expected: String, _ module: String
  ) -> Self {
    "class '\(name)' is in module '\(expected)', not in '\(module)'"
  }

  fileprivate static func disagreement(_ name: String, _ module: String) -> Self {
    "class '\(name)' cannot be in module '\(module)' too; name the same module in all XIBs"
  }

  fileprivate static func othersHere(_ module: String) -> Self {
    "its neighbours are in module '\(module)', as here"
  }

  fileprivate static func namedHere(_ name: String, _ module: String) -> Self {
    "'\(name)' is in module '\(module)' here"
  }

  fileprivate static func importedModule(_ name: String, _ module: String) -> Self {
    "class '\(name)' is not in module '\(module)', which its file imports; name that of its target"
  }
}
