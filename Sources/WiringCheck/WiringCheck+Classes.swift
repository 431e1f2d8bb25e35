import SourceText
import XMLNotation

// Custom classes and their modules.
extension WiringCheck {
  mutating func checkClass(of element: Element, in interface: Interface) {
    guard let custom = element.customClass else { return }
    switch reference(of: element, in: interface) {
    case .source(let index)?:
      checkModule(of: element, custom, index, in: interface)
    case .framework(let name)?:
      checkFrameworkModule(of: element, name)
    case .unknown?:
      checkUnknown(element, custom)
    case nil:
      break
    }
    checkKind(of: element, custom, in: interface)
  }

  /// The class of a `textField` has to be a `UITextField`.
  private mutating func checkKind(
    of element: Element, _ custom: Attribute, in interface: Interface
  ) {
    guard let kind = InterfaceKinds.frameworkClass(of: element.name), element.name != "placeholder",
      let reference = reference(of: element, in: interface),
      code.isKind(reference, of: .framework(kind)) == false, !isHeader(reference, kind)
    else { return }
    error(
      .wrongKind(custom.value, kind: kind, element: element.name), at: custom.valueRange,
      notes: declarationNote(of: reference))
  }

  /// Whether it is the class of a section's header, which is often drawn as a cell.
  private func isHeader(_ reference: CodeBase.Reference, _ kind: String) -> Bool {
    kind == "UITableViewCell"
      && code.isKind(reference, of: .framework("UITableViewHeaderFooterView")) == true
  }

  func declarationNote(of reference: CodeBase.Reference) -> [Diagnostic.Note] {
    guard case .source(let index) = reference else { return [] }
    return [Diagnostic.Note(.declaredHere(name(of: reference)), at: code.classes[index].range)]
  }

  private mutating func checkModule(
    of element: Element, _ custom: Attribute, _ index: Int, in interface: Interface
  ) {
    let source = code.classes[index]
    let isTargets = element["customModuleProvider"] == "target"
    guard let module = element.customModule else {
      return checkMissingModule(of: element, custom, index, in: interface)
    }
    if source.isAmbiguous { return }
    if source.objectiveCName == custom.value {
      return warning(.needlessModule(custom.value), at: module.valueRange)
    }
    if let expected = modules.module(of: source.file.path) {
      guard expected != module.value else { return }
      report(
        .otherModule(custom.value, expected, module.value), at: module.valueRange,
        isError: !isTargets && !element.isFilesOwner)
    } else if !isTargets {
      // Of a target's own class the module is that of whatever target compiles the XIB.
      checkAgreement(of: module, index, element)
    }
  }

  /// Checks a class of Swift sources that is named without its module, and so not found, unless it
  /// has that name in Objective-C. The module of File's Owner is never looked at.
  private mutating func checkMissingModule(
    of element: Element, _ custom: Attribute, _ index: Int, in interface: Interface
  ) {
    let source = code.classes[index]
    guard element["customModuleProvider"] != "target", source.objectiveCName != custom.value,
      !element.isFilesOwner, !source.isAmbiguous, !objectiveCClasses.contains(custom.value)
    else { return }
    // A view that loads its own content must not be made once more for that content.
    let isOwner = interface.objects[Interface.filesOwner]?.customClass?.value == custom.value
    report(
      isOwner
        ? .classOfOwner(custom.value)
        : .noModule(custom.value, modules.module(of: source.file.path)),
      at: custom.valueRange, isError: !isOwner, notes: declarationNote(of: .source(index)))
  }

  /// Checks a class whose module nothing states. Its superclass is in the same module, unless its
  /// file imports another one; so two XIBs that name different modules are not both right, and the
  /// majority counts.
  private mutating func checkAgreement(of module: Attribute, _ index: Int, _ element: Element) {
    var imports: Set<String> = []
    for other in code.ancestry(of: .source(index)).sources {
      let names = namedModules[other] ?? []
      let differing = names.first { $0.value != module.value && !imports.contains($0.value) }
      if let differing {
        let isRight =
          other == index
          ? votes(for: module.value, names) > votes(for: differing.value, names)
          : names.contains { $0.value == module.value }
        if !isRight {
          return report(
            .disagreement(code.classes[index].simpleName, module.value), about: element,
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

  /// Checks that the sources of a Screenlet go into one module, unless one of them imports another.
  private mutating func checkFolder(of module: Attribute, _ index: Int, _ element: Element) {
    let source = code.classes[index]
    let names = folderModules[source.file.path.screenletFolder] ?? []
    guard let differing = names.first(where: { $0.value != module.value }),
      !source.imports.contains(differing.value),
      votes(for: module.value, names) < votes(for: differing.value, names)
    else { return }
    // A folder may hold the sources of several targets.
    let isNear = nearest(to: module.value, in: [differing.value]) != nil
    report(
      .disagreement(source.simpleName, module.value), at: module.valueRange,
      isError: isNear && !element.isFilesOwner,
      notes: [Diagnostic.Note(.othersHere(differing.value), at: differing.valueRange)])
  }

  /// How many classes of XIBs are said to be in the module; of two named equally often, the one
  /// that comes first in `names` has more.
  private func votes(for module: String, _ names: [Attribute]) -> Int {
    let count = namedModules.values.reduce(0) { $0 + $1.count { $0.value == module } }
    return 2 * count + (names.first?.value == module ? 1 : 0)
  }

  private mutating func checkFrameworkModule(of element: Element, _ name: String) {
    guard let module = element.customModule, let expected = FrameworkClasses.module(of: name),
      module.value != expected
    else { return }
    // An app may have a class of its own with that name elsewhere.
    if code.imports.contains(module.value), !ownModules.contains(module.value) { return }
    report(.otherModule(name, expected, module.value), about: element, at: module.valueRange)
  }

  /// Checks a class that no source declares. It may belong to a library, unless its name looks like
  /// a typing mistake.
  private mutating func checkUnknown(_ element: Element, _ custom: Attribute) {
    guard element.customModule != nil || element["customModuleProvider"] == "target" else {
      return checkWithoutModule(custom)
    }
    let module = element.customModule?.value
    let known = code.classes.map(\.name) + FrameworkClasses.names(in: "LiferayScreens")
    let isForeign =
      module.map { !ownModules.contains($0) && (code.imports.contains($0) || $0.isFramework) }
      ?? objectiveCClasses.contains(custom.value)
    // What is in a module that sources import is known there.
    let isImported = module.map { code.imports.contains($0) && !$0.isFramework } ?? false
    let isTargets = element["customModuleProvider"] == "target"
    if !isForeign, isTargets || module.map(ownModules.contains) == true || ownModules.isEmpty {
      report(.noClass(custom.value, known: known), about: element, at: custom.valueRange)
    } else if !isImported, let near = nearest(to: custom.value, in: known), module != nil {
      warning(.maybeClass(custom.value, near), at: custom.valueRange)
    }
  }

  /// Warns of a class without a module that no source declares, unless Objective-C files here
  /// declare it: only a class of an Objective-C library has neither a module nor a source here.
  private mutating func checkWithoutModule(_ custom: Attribute) {
    guard !objectiveCClasses.contains(custom.value), trusted.insert(custom.value).inserted else {
      return
    }
    let known = code.classes.map(\.name) + FrameworkClasses.names(in: "LiferayScreens")
    let near = nearest(to: custom.value, in: known)
    warning(.withoutModule(custom.value, near), at: custom.valueRange)
  }
}

extension String {
  fileprivate var isFramework: Bool {
    self == "LiferayScreens" || self == "UIKit" || hasPrefix("LiferayScreensTheme")
  }
}

extension Diagnostic.Message {
  fileprivate static func noClass(_ name: String, known: [String]) -> Self {
    "no source declares the class '\(name)'\(suggestion(for: name, in: known))"
  }

  fileprivate static func maybeClass(_ name: String, _ near: String) -> Self {
    "no source declares the class '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func withoutModule(_ name: String, _ near: String?) -> Self {
    let remedy =
      near.map { "did you mean '\($0)'?" }
      ?? "without a module it can only be one of an Objective-C library"
    return "no source declares the class '\(name)'; \(remedy)"
  }

  fileprivate static func wrongKind(_ name: String, kind: String, element: String) -> Self {
    "class '\(name)' is not a \(kind), which a '\(element)' has to be"
  }

  fileprivate static func noModule(_ name: String, _ module: String?) -> Self {
    let remedy = module.map { "add customModule=\"\($0)\"" } ?? "name it in 'customModule'"
    return "class '\(name)' is not found without its module; \(remedy)"
  }

  fileprivate static func classOfOwner(_ name: String) -> Self {
    "class '\(name)' is not found without its module, and is that of File's Owner; leave it out here"
  }

  fileprivate static func needlessModule(_ name: String) -> Self {
    "class '\(name)' is known by its '@objc' name alone; leave out 'customModule'"
  }

  fileprivate static func otherModule(
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
}
