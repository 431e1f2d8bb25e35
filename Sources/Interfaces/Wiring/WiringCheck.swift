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
  package private(set) var findings = Diagnostics()

  let code: CodeBase
  let modules: ModuleMap
  let interfaces: [InterfaceFile]
  /// The interfaces that are, or look like, themes of Screenlets.
  let themes: Themes
  let screenlets: Screenlets
  /// The attributes with which XIBs name the module of a class, for each class in the sources.
  let namedModules: [Int: [Attribute]]
  /// The attributes with which XIBs name modules, for each folder of a Screenlet that is not shared
  /// by several targets.
  let folderModules: [String: [Attribute]]
  /// The modules of the sources, known or named by XIBs.
  let ownModules: Set<String>
  let objectiveCClasses: Set<String>
  let generatedClasses: [String: String]
  /// The Objective-C files, which may declare what Swift sources do not.
  let objectiveC: [SourceFile]
  /// The names of all XIBs, including unreadable ones.
  let fileNames: Set<String>

  /// The reports so far, because several XIBs may lead to the same report.
  private var said: Set<String> = []
  /// The classes without a module that have been reported. Each is reported once, however often it
  /// is used.
  var trusted: Set<String> = []
  /// The accessibility settings of files with classes of XIBs, by path, so that each file is
  /// searched only once.
  private var accessibilitySettings: [String: AccessibilityCheck.Settings] = [:]

  package init(_ files: WiringFiles) {
    modules = files.modules
    code = CodeBase(
      files.swift, modules: files.modules,
      projects: Projects(directories: files.projects, swiftVersions: files.swiftVersions),
      calls: Self.loadingCalls)
    var interfaces: [InterfaceFile] = []
    for xib in files.xibs + files.storyboards {
      if let interface = InterfaceFile(xib, reporting: &findings) { interfaces.append(interface) }
    }
    self.interfaces = interfaces
    screenlets = Screenlets(in: code)
    let (code, screenlets) = (code, screenlets)
    themes = Themes(all: interfaces.compactMap { ThemeInterface($0, screenlets, in: code) })
    namedModules = Self.namedModules(in: interfaces, code)
    let shared = Set(code.classes.filter(\.isAmbiguous).map(\.file.path.screenletFolder))
    folderModules = namedModules.sorted { $0.key < $1.key }.reduce(into: [:]) {
      let folder = code.classes[$1.key].file.path.screenletFolder
      if !shared.contains(folder) { $0[folder, default: []] += $1.value }
    }
    ownModules = Set(namedModules.values.joined().map(\.value)).union(files.modules.modules)
    objectiveCClasses = files.objectiveC.reduce(into: []) { $0.formUnion(interfaceNames(in: $1)) }
    objectiveC = files.objectiveC
    generatedClasses = files.generatedClasses
    fileNames = Set(
      files.xibs.map { $0.path.fileName.droppingSuffix(".xib").droppingDevice.replacingHyphens })
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
    checkControllers()
    checkResources(files.bundles, files.tables)
    checkTables(files.tables)
    checkClasses()
  }

  private static func namedModules(
    in interfaces: [InterfaceFile], _ code: CodeBase
  ) -> [Int: [Attribute]] {
    var names: [Int: [Attribute]] = [:]
    for interface in interfaces {
      for element in interface.elements {
        guard let name = element.customClass?.value, let module = element.customModule,
          let index = code.customClass(name, from: interface.file.path, in: module.value),
          !code.classes[index].certainImports.contains(module.value)
        else { continue }
        names[index, default: []].append(module)
      }
    }
    return names
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
    guard let parent = parent(of: theme) else { return checkViewModel(of: theme) }
    // A theme with its own class that it does not use is not meant to be a child.
    if unusedClass(of: theme) == nil { checkChild(theme, of: parent) }
  }
}

// MARK: - Reporting

extension WiringCheck {
  mutating func error(
    _ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    findings.error(message, at: range, notes: notes)
  }

  /// Reports a problem of an object in a XIB. For File's Owner it is a warning, because the XIB
  /// does not create that object, and only the code that loads the XIB decides its class.
  mutating func report(
    _ message: Diagnostic.Message, about element: Element, at range: SourceRange,
    notes: [Diagnostic.Note] = []
  ) {
    report(message, at: range, isError: !element.isFilesOwner, notes: notes)
  }

  /// Reports an error, or a warning if the problem is only doubtful.
  mutating func report(
    _ message: Diagnostic.Message, at range: SourceRange, isError: Bool,
    notes: [Diagnostic.Note] = []
  ) {
    if isError {
      error(message, at: range, notes: notes)
    } else {
      warning(message, at: range, notes: notes)
    }
  }

  mutating func warning(
    _ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    findings.warning(message, at: range, notes: notes)
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
