package import SourceText
import XMLText

/// The wiring proof, which checks whether XIBs, storyboards, classes, themes and Screenlets fit
/// together. Without it, a mistake is noticed only when a button does nothing on a device.
///
/// ```swift
/// WiringCheck(WiringFiles(swift: sources, xibs: xibs)).findings
/// ```
///
/// Facts that cannot be known, such as a library's superclass, are assumed to be right. Doubtful
/// problems are warnings.
package struct WiringCheck {
  package private(set) var findings = Diagnostics(limit: Diagnostics.limitOfReports)

  let code: CodeBase
  let modules: ModuleMap
  let interfaces: [InterfaceFile]
  /// The interfaces that are, or look like, themes of Screenlets.
  let themes: Themes
  let screenlets: Screenlets
  let namedModules: NamedModules
  /// The modules of the sources, known or named by XIBs.
  let ownModules: Set<String>
  let objectiveCClasses: Set<String>
  /// The words of the Objective-C files, which may declare what Swift sources do not.
  let objectiveCWords: Set<Substring>
  let generatedClasses: [String: String]
  /// The classes that a XIB can name: those of the sources, and those of this package.
  let knownNames: [String]
  /// The names of all XIBs, including unreadable ones.
  let fileNames: Set<String>
  private static let mostComparisons = 1_000_000

  /// The reports so far, because several XIBs may lead to the same report.
  private var said: Set<String> = []
  /// The classes without a module that have been reported. Each is reported once, however often it
  /// is used.
  var trusted: Set<String> = []
  /// The accessibility settings of files with classes of XIBs, by path, so that each file is
  /// searched only once.
  private var accessibilitySettings: [String: AccessibilityCheck.Settings] = [:]
  /// The actions of Screenlets, which may have many themes.
  var actionNames: [Int: ActionNames] = [:]
  /// The identifiers that view classes, which may be those of many themes, handle themselves.
  var handledNames: [Int: Set<String>] = [:]
  /// Whether the code in a file may find its subviews without outlets, by path.
  var searchedFiles: [String: Bool] = [:]
  /// The actions to which segues can return, once one was missing.
  var unwindActions: [String]?
  /// The number of names with which `near` has compared others so far.
  private var comparisons = 0

  package init(_ files: WiringFiles) {
    modules = files.modules
    code = CodeBase(
      files.swift, modules: files.modules,
      projects: Projects(directories: files.projects, swiftVersions: files.swiftVersions),
      calls: Self.loadingCalls, mentions: Self.importedNames)
    var interfaces: [InterfaceFile] = []
    for xib in files.xibs + files.storyboards {
      if let interface = InterfaceFile(xib, reporting: &findings) { interfaces.append(interface) }
    }
    let code = self.code
    let leftOver = interfaces.filter { interface in
      guard let root = interface.root,
        case .source(let index)? = code.customClass(of: root, in: interface)
      else { return false }
      return code.isSwiftUI(index)
    }
    interfaces.removeAll { interface in leftOver.contains { $0.file == interface.file } }
    self.interfaces = interfaces
    screenlets = Screenlets(in: code)
    let screenlets = self.screenlets
    themes = Themes(
      all: interfaces.compactMap { ThemeInterface($0, screenlets, in: code) }, screenlets, in: code)
    namedModules = NamedModules(in: interfaces, code)
    ownModules = Set(namedModules.counts.keys).union(files.modules.modules)
    let words = files.objectiveC.map(\.words)
    objectiveCClasses = words.reduce(into: []) { $0.formUnion(interfaceNames(in: $1)) }
    objectiveCWords = Set(words.joined())
    knownNames =
      code.classes.map(\.name) + FrameworkClasses.names(in: "LiferayScreens")
      + (code.imports.contains(LibraryClasses.module) ? LibraryClasses.names.sorted() : [])
    generatedClasses = files.generatedClasses
    fileNames = Set(
      files.xibs.map { $0.path.fileName.droppingSuffix(".xib").droppingDevice.replacingHyphens })
    for interface in leftOver {
      guard let root = interface.root else { continue }
      warning(.ofSwiftUI(root.customClass?.value ?? ""), at: root.nameRange)
    }
    checkSources()
    checkDuplicates()
    for interface in interfaces { check(interface) }
    for theme in themes.all { check(theme) }
    let themeFiles = Set(themes.all.map(\.interface.file.path))
    for interface in interfaces where !themeFiles.contains(interface.file.path) {
      checkNames(of: interface)
      checkShared([], in: interface)
    }
    if files.checksAccessibility {
      for interface in interfaces where !interface.isLaunchScreen {
        checkAccessibility(of: interface)
      }
    }
    checkCalls()
    checkDelegates()
    checkImports()
    checkControllers()
    checkResources(files.bundles, files.tables)
    checkTables(files.tables)
    checkClasses()
  }

  private mutating func check(_ interface: InterfaceFile) {
    checkReferences(in: interface)
    checkUnwinding(in: interface)
    for element in interface.elements {
      checkClass(of: element, in: interface)
      checkConnections(of: element, in: interface)
      checkAttributes(of: element, in: interface)
    }
  }

  private mutating func checkAccessibility(of interface: InterfaceFile) {
    var found: [AccessibilityCheck.Settings] = []
    for element in interface.elements {
      guard case .source(let index)? = code.customClass(of: element, in: interface) else {
        continue
      }
      let file = code.classes[index].file
      let known = accessibilitySettings[file.path] ?? AccessibilityCheck.Settings(file.text)
      accessibilitySettings[file.path] = known
      found.append(known)
    }
    findings.append(AccessibilityCheck(interface, settings: found).findings)
  }

  private mutating func check(_ theme: ThemeInterface) {
    checkNames(of: theme)
    checkIdentifiers(in: theme)
    checkButtons(in: theme)
    guard let parent = parent(of: theme), !isByHand(theme, of: parent) else {
      return checkViewModel(of: theme)
    }
    // A theme with its own class that it does not use is not meant to be a child.
    if unusedClass(of: theme) == nil { checkChild(theme, of: parent) }
  }

  /// Whether an app has drawn the theme by hand for a class of the library, whose outlets are all
  /// optional, as apps of Liferay Screens do.
  private func isByHand(_ theme: ThemeInterface, of parent: ThemeInterface) -> Bool {
    let path = theme.interface.file.path
    return generatedClasses[path] == nil && isOfLibrary(parent.interface.file, for: path)
  }

  /// Whether the file is of the library, and what is at the path is not.
  func isOfLibrary(_ file: SourceFile, for path: String) -> Bool {
    modules.module(of: file.path) == LibraryClasses.module
      && modules.module(of: path) != LibraryClasses.module
  }
}

// MARK: - Reporting

extension WiringCheck {
  /// Reports an error. Its message is created only if it is kept, because finding a similar name
  /// among thousands takes long.
  mutating func error(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    findings.error(message(), at: range, notes: notes, fixes: fixes)
  }

  /// Reports a problem of an object in a XIB. For File's Owner it is a warning, because the XIB
  /// does not create that object, and only the code that loads the XIB decides its class.
  mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message, about element: Element,
    at range: SourceRange, notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    report(message(), at: range, isError: !element.isFilesOwner, notes: notes, fixes: fixes)
  }

  /// Reports an error, or a warning if the problem is only doubtful.
  mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange, isError: Bool,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    if isError {
      error(message(), at: range, notes: notes, fixes: fixes)
    } else {
      warning(message(), at: range, notes: notes, fixes: fixes)
    }
  }

  mutating func warning(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    findings.warning(message(), at: range, notes: notes, fixes: fixes)
  }

  /// Returns the known name that is similar to `name`, where only a similar name says that there is
  /// a problem: many names of libraries are not known here. Returns nil once very many names were
  /// compared, because each of thousands of unknown names may be similar to each of thousands.
  mutating func near(
    _ name: String, in known: @autoclosure () -> [String], within limit: Int = .max
  ) -> String? {
    guard comparisons < Self.mostComparisons else { return nil }
    let known = known()
    comparisons += known.count
    return nearest(to: name, in: known, within: limit)
  }

  /// Returns whether `subject` is reported at the range for the first time.
  mutating func isFirst(_ subject: String, at range: SourceRange) -> Bool {
    said.insert("\(range.file.path):\(range.lowerBound):\(subject)").inserted
  }
}

// MARK: - Classes of objects

extension WiringCheck {
  /// Returns the class of the object that an element creates, or nil for an unknown kind.
  func reference(of element: Element, in interface: InterfaceFile) -> CodeBase.Reference? {
    code.customClass(of: element, in: interface)
      ?? InterfaceKinds.frameworkClass(of: element.name).map { .framework($0) }
  }

  /// Returns the name of the class in messages.
  func name(of reference: CodeBase.Reference) -> String {
    switch reference {
    case .source(let index): code.classes[index].simpleName
    case .framework(let name), .unknown(let name): name
    }
  }
}

extension Diagnostic.Message {
  static func declaredHere(_ name: String) -> Self { "'\(name)' is declared here" }

  static func unusedClass(_ name: String, _ custom: String) -> Self {
    "the XIB uses '\(custom)' though there is a class '\(name)'; use that, or delete it"
  }
}

extension Diagnostic.Message {
  fileprivate static func ofSwiftUI(_ name: String) -> Self {
    "'\(name)' is a view of SwiftUI, which is shown instead of this XIB; delete the XIB"
  }
}
