import SourceText
import XMLText

// The names of the file, the view class and the theme, by which a Screenlet finds its view.
extension WiringCheck {
  mutating func checkNames(of theme: ThemeInterface) {
    checkScreenlet(of: theme)
    guard let custom = theme.root.customClass else {
      return error(.noViewClass(theme.fileClass), at: theme.root.nameRange)
    }
    checkOwner(of: theme, custom)
    if let viewClass = theme.viewClass,
      code.isKind(viewClass, of: .framework("BaseScreenletView")) == false
    {
      return error(
        .noView(theme.interface.fileName, custom.value), at: custom.valueRange,
        notes: declarationNote(of: viewClass))
    }
    // A class that nothing declares has already been reported, unless it belongs to a library.
    guard custom.value != theme.fileClass, case .source(let index)? = theme.viewClass else {
      return
    }
    let named = screenlets.viewName(custom.value, from: theme.interface.file.path)
    guard screenlets.areViewsOfOneScreenlet(named, theme.name) else {
      // A class without a theme in its name may be meant for several Screenlets.
      return report(
        .otherView(theme.interface.fileName, custom.value), at: custom.valueRange,
        isError: named.theme != nil, notes: declarationNote(of: .source(index)))
    }
    // A class without a theme in its name is for all themes.
    if named.theme == nil { return }
    if let own = unusedClass(of: theme) {
      error(
        .unusedClass(theme.fileClass, custom.value), at: custom.valueRange,
        notes: declarationNote(of: .source(own)))
    } else if let made = generatedClasses[theme.interface.file.path], made != custom.value {
      error(.changedClass(theme.interface.fileName, from: made), at: custom.valueRange)
    } else if parent(of: theme) == nil {
      error(.noParent(theme.interface.fileName, custom.value), at: custom.valueRange)
    }
  }

  /// Returns the view class that is named after the theme's file if the theme uses another one, or
  /// nil.
  func unusedClass(of theme: ThemeInterface) -> Int? {
    guard let custom = theme.root.customClass, custom.value != theme.fileClass else { return nil }
    let path = theme.interface.file.path
    guard
      let own = code.customClass(theme.fileClass, from: path, in: theme.root.customModule?.value),
      code.isKind(.source(own), of: .framework("BaseScreenletView")) == true
    else { return nil }
    let projects = code.projects
    return projects.project(of: path) == projects.project(of: code.classes[own].file.path)
      ? own : nil
  }

  /// Returns the theme whose view class this one uses, which is the parent of a child theme, or nil
  /// if the class is its own.
  func parent(of theme: ThemeInterface) -> ThemeInterface? {
    guard let custom = theme.root.customClass, custom.value != theme.fileClass,
      case .source(let index)? = theme.viewClass
    else { return nil }
    return themes.named(after: custom.value).first {
      $0.isFull && $0.viewClass == .source(index)
        && screenlets.areViewsOfOneScreenlet($0.name, theme.name)
    }
  }

  /// Reports a view whose name is similar to that of a Screenlet's view, because the Screenlet does
  /// not find it.
  private mutating func checkScreenlet(of theme: ThemeInterface) {
    guard theme.name.screenlet == nil, theme.name.view.hasSuffix("View") else { return }
    let name = theme.name.view.droppingSuffix("View").droppingSuffix("Screenlet")
    let known = screenlets.names.values
    guard let near = near(name, in: known.sorted()) else { return }
    error(.noScreenlet(theme.interface.fileName, name, near), at: theme.classRange)
  }

  /// Warns about connections of File's Owner, because Screens loads a theme without an owner.
  private mutating func checkOwner(of theme: ThemeInterface, _ custom: Attribute) {
    let owner = theme.interface.objects[InterfaceFile.filesOwner]
    for connection in owner?.connections ?? [] {
      warning(.connectedOwner(custom.value), at: connection.nameRange)
    }
  }

  /// Reports a file that is named after another theme's view class.
  mutating func checkSourceFile(of source: SourceClass, _ name: Screenlets.ViewName) {
    let file = source.file.path.fileName.droppingSuffix(".swift").replacingHyphens
    let fileName = screenlets.viewName(file, from: source.file.path)
    guard file != source.simpleName, fileName.theme != nil,
      screenlets.areViewsOfOneScreenlet(fileName, name),
      !code.declares(file, at: source.file.path)
    else { return }
    error(.otherFile(source.simpleName, source.file.path.fileName), at: source.range)
  }
}

extension Diagnostic.Message {
  fileprivate static func noViewClass(_ name: String) -> Self {
    "the root of a theme needs its view class; add customClass=\"\(name)\""
  }

  fileprivate static func noView(_ file: String, _ name: String) -> Self {
    "the first object of '\(file).xib' is its view, and '\(name)' is not a BaseScreenletView"
  }

  fileprivate static func otherView(_ file: String, _ name: String) -> Self {
    "'\(file).xib' has the view class '\(name)' of another Screenlet; rename one of them"
  }

  fileprivate static func changedClass(_ file: String, from name: String) -> Self {
    "'\(file).xib' was generated with the view class '\(name)', which a child theme keeps; use that"
  }

  fileprivate static func noParent(_ file: String, _ name: String) -> Self {
    """
    '\(file).xib' has the view class '\(name)', and there is no '\(name).xib'; \
    rename the file or the class
    """
  }

  fileprivate static func noScreenlet(_ file: String, _ name: String, _ near: String) -> Self {
    "'\(file).xib' is named after a Screenlet '\(name)', which does not exist; did you mean '\(near)'?"
  }

  fileprivate static func connectedOwner(_ name: String) -> Self {
    "a theme is loaded without File's Owner; connect '\(name)' instead"
  }

  fileprivate static func otherFile(_ name: String, _ file: String) -> Self {
    "class '\(name)' is in '\(file)'; name the file after the class"
  }
}
