import SourceText
import XMLText

// Custom classes and their modules.
extension WiringCheck {
  mutating func checkClass(of element: Element, in interface: InterfaceFile) {
    guard let custom = element.customClass else { return }
    switch reference(of: element, in: interface) {
    case .source(let index)?:
      if isFindable(index, by: element, custom) {
        checkModule(of: element, custom, index, in: interface)
      }
    case .framework(let name)?:
      checkFrameworkModule(of: element, name)
    case .unknown?:
      checkUnknown(element, custom)
    case nil:
      break
    }
    checkKind(of: element, custom, in: interface)
  }

  /// Returns whether an object of the class can be created by its name. Reports an error if it
  /// cannot. File's Owner is not created by the XIB.
  private mutating func isFindable(
    _ index: Int, by element: Element, _ custom: Attribute
  ) -> Bool {
    let source = code.classes[index]
    if element.name == "placeholder" || source.isAmbiguous { return true }
    let notes = declarationNote(of: .source(index))
    if source.isGeneric {
      error(.generic(custom.value), at: custom.valueRange, notes: notes)
      return false
    }
    if source.isPrivate, source.objectiveCName != custom.value {
      error(.hiddenClass(custom.value), at: custom.valueRange, notes: notes)
      return false
    }
    return true
  }

  /// Checks that the class fits the kind of the element. For example, the class of a `textField`
  /// has to be a `UITextField`.
  private mutating func checkKind(
    of element: Element, _ custom: Attribute, in interface: InterfaceFile
  ) {
    guard let kind = InterfaceKinds.frameworkClass(of: element.name), element.name != "placeholder",
      let reference = reference(of: element, in: interface),
      code.isKind(reference, of: .framework(kind)) == false, !isHeader(reference, kind)
    else { return }
    error(
      .wrongKind(custom.value, kind: kind, element: element.name), at: custom.valueRange,
      notes: declarationNote(of: reference))
  }

  /// Returns whether this is the class of a section header, which is often designed as a cell.
  private func isHeader(_ reference: CodeBase.Reference, _ kind: String) -> Bool {
    kind == "UITableViewCell"
      && code.isKind(reference, of: .framework("UITableViewHeaderFooterView")) == true
  }

  func declarationNote(of reference: CodeBase.Reference) -> [Diagnostic.Note] {
    guard case .source(let index) = reference else { return [] }
    return [Diagnostic.Note(.declaredHere(name(of: reference)), at: code.classes[index].range)]
  }

  /// Checks a class that no source declares. It may belong to a library, unless its name looks like
  /// a misspelling. A class whose module is that of the target is in no library.
  private mutating func checkUnknown(_ element: Element, _ custom: Attribute) {
    let isTargets = element["customModuleProvider"] == "target"
    let isFormer = element.customModule?.value == "LiferayScreens"
    if isFormer || !isTargets, checkLibraryClass(element, custom) { return }
    guard element.customModule != nil || isTargets else { return checkWithoutModule(custom) }
    if element.customModule == nil, objectiveCClasses.contains(custom.value) { return }
    let module = element.customModule?.value
    let known = knownNames
    if isTargets || module.map(ownModules.contains) == true {
      report(.noClass(custom.value, known: known), about: element, at: custom.valueRange)
    } else if module?.isFramework == true || !isImported(module),
      let near = near(custom.value, in: known)
    {
      warning(.maybeClass(custom.value, near), at: custom.valueRange)
    }
  }

  /// Returns whether sources import the module, or it is a framework, so that its classes are
  /// known.
  private func isImported(_ module: String?) -> Bool {
    module.map { code.imports.contains($0) || $0.isFramework } ?? false
  }

  /// Checks a class with the name of a library class, and returns whether it is that class, which
  /// has an Objective-C name, as it had in Liferay Screens.
  private mutating func checkLibraryClass(_ element: Element, _ custom: Attribute) -> Bool {
    if LibraryClasses.formerNames.contains(custom.value), element.customModule == nil {
      if !code.imports.contains(LibraryClasses.formerModule) {
        warning(.former(custom.value), at: custom.valueRange)
      }
      return true
    }
    guard LibraryClasses.isKnown(custom.value) else { return false }
    switch element.customModule {
    case let module? where module.value == "LiferayScreens":
      report(
        .otherModule(custom.value, LibraryClasses.module, module.value), about: element,
        at: module.valueRange, fixes: fixes(of: element, to: LibraryClasses.module))
      return true
    case let module?:
      return module.value == LibraryClasses.module
    case nil:
      return true
    }
  }

  /// Warns about a class without a module that no source declares, unless Objective-C files here
  /// declare it. Only a class of an Objective-C library has neither a module nor a source here.
  private mutating func checkWithoutModule(_ custom: Attribute) {
    guard !objectiveCClasses.contains(custom.value), trusted.insert(custom.value).inserted else {
      return
    }
    let known = knownNames
    warning(
      .withoutModule(custom.value, nearest(to: custom.value, in: known)), at: custom.valueRange)
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

  fileprivate static func former(_ name: String) -> Self {
    "class '\(name)' is in '\(LibraryClasses.formerModule)', which no source imports"
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

  fileprivate static func generic(_ name: String) -> Self {
    "class '\(name)' is generic, and no XIB can say of what; name a subclass that is not"
  }

  fileprivate static func hiddenClass(_ name: String) -> Self {
    "class '\(name)' is private, so that no XIB finds it; remove 'private' from its declaration"
  }
}
