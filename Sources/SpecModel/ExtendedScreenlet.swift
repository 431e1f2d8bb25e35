import SourceText
package import SpecNotation

/// The Screenlet that another Screenlet extends, its superclass, or to which a spec adds themes. The
/// spec has its properties, actions, view model and delegate.
package struct ExtendedScreenlet: Hashable, Sendable {
  /// The path of its spec, relative to the folder of the spec that extends it, or its name in the
  /// library.
  package var path: Located<String>
  package var name: String
  /// The name of the Screenlet that declares the actions, the view model and the delegate: its own,
  /// or that of the Screenlet that it extends itself.
  package var declaringName: String
  /// The modules of its classes and of those that it inherits, but for the module of the spec.
  package var otherModules: [String]
  /// The module of its view classes, if it is known.
  package var module: String?
  /// Its own themes, if the spec adds themes to it; none if the spec extends it.
  package var themes: [ThemeSpec] = []
  /// Its properties whose defaults the other Screenlet changes, with the new defaults.
  package var changedDefaults: [PropertySpec] = []
  /// The properties that only the other Screenlet has.
  package var ownProperties: [PropertySpec] = []
}

extension Spec {
  /// Returns the paths of the specs, and the names in the library, of the Screenlet that the one in
  /// `node` extends, or of those to which it adds themes.
  package static func otherScreenlets(in node: Node) -> [Located<String>] {
    let log = DiagnosticLog()
    if let path = node.member(ScreenletKeys.extends) {
      guard path.scalar != nil else { return [] }
      return [Located(path.keyText, at: path.range)]
        .compactMap { ExtendedScreenlet.reference($0, reporting: log) }
    }
    guard let names = node.member(ScreenletKeys.themesOf) else { return [] }
    return (names.list ?? [names]).filter { $0.scalar != nil }
      .map { Located($0.keyText, at: $0.range) }.eachOnce(by: \.value)
      .compactMap { ExtendedScreenlet.reference($0, isForThemes: true, reporting: log) }
  }
}

extension ExtendedScreenlet {
  /// Returns the name of a Screenlet of the library, or the path of a spec, if `text` is one. With
  /// `isForThemes` it can also be the path of a XIB. Reports anything else.
  static func reference(
    _ text: Located<String>, isForThemes: Bool = false, reporting log: DiagnosticLog
  ) -> Located<String>? {
    if isLibraryName(text.value) { return text }
    if isForThemes, isInterface(text.value) {
      return text.relativePath(of: "XIB", reporting: log)
    }
    return text.specPath(of: "Screenlet", kind: "screenlet", reporting: log)
  }

  /// Whether a text is a name, not a path, so that it is looked up in the library.
  package static func isLibraryName(_ text: String) -> Bool {
    text.unicodeScalars.first?.isASCIILetter == true
      && text.unicodeScalars.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
  }

  package static func isInterface(_ path: String) -> Bool { path.hasSuffix(".xib") }

  init(at path: Located<String>, _ base: ScreenletSpec, in module: String?) {
    let modules = [base.module?.value] + (base.extended?.otherModules ?? [])
    self.init(
      path: path, name: base.name.value,
      declaringName: base.extended?.declaringName ?? base.name.value,
      otherModules: modules.compactMap(\.self).filter { $0 != module },
      module: base.module?.value)
  }

  /// Reads `extends: FileDisplay.screenlet.yml`, whose spec is `base`. Reports an error and returns
  /// nil if no Screenlet can extend `base`.
  init?(
    at path: Located<String>, _ base: ScreenletSpec, module: String?,
    reporting log: DiagnosticLog
  ) {
    if base.list != nil {
      log.error(.extendsList(base.name.value, path.value), at: path.range)
      return nil
    }
    self.init(at: path, base, in: module)
  }
}

extension ScreenletSpec {
  /// The keys of a spec that extends another; the extended spec has all other keys.
  private static let keysOfExtending: Set<String> = [
    ScreenletKeys.screenlet.name, ScreenletKeys.extends.name, ScreenletKeys.summary.name,
    ScreenletKeys.module.name, ScreenletKeys.folder.name, ScreenletKeys.imports.name,
    ScreenletKeys.naming.name, ScreenletKeys.platforms.name, ScreenletKeys.properties.name,
    ScreenletKeys.themes.name, ScreenletKeys.tests.name,
  ]

  /// Reads the spec of a Screenlet that extends `base` and inherits whatever it does not declare.
  init?(
    _ fields: Fields<ScreenletKeys>, extending base: ScreenletSpec, at path: Located<String>,
    in shared: ModuleSpec?
  ) {
    let head = ScreenletHead(fields, in: shared)
    let extended = ExtendedScreenlet(
      at: path, base, module: head.module?.value, reporting: fields.log)
    for key in fields.keys where !Self.keysOfExtending.contains(key.value) {
      fields.log.error(
        key.value == ScreenletKeys.viewModel.name
          ? .viewModelOfExtended(base.name.value) : .ofExtended(key.value, base.name.value),
        at: key.range)
    }
    let properties = PropertySpec.inspectables(fields, ofList: false)
    let viewModel = Declared(base.viewModelByDefault)
    let themes = ThemeSpec.list(
      fields, screenlet: head.name?.range ?? fields.range,
      in: ThemeSpec.Scope(viewModel: viewModel, isExtending: true))
    guard let name = head.name, let extended else { return nil }
    self = base
    self.viewModel = base.viewModelByDefault
    self.name = name
    self.extended = extended
    take(head)
    summary = head.summary
    models = base.models.map { model in
      var model = model
      model.isShared = true
      return model
    }
    self.themes = themes
    take(properties, reporting: fields.log)
    if name.value == base.name.value {
      fields.log.error(.extendsItself(name.value), at: name.range)
    }
    placeTexts(reporting: fields.log)
  }

  /// The view model with the controls of the default theme, which that of a Screenlet that extends
  /// another can change.
  var viewModelByDefault: [ViewModelMember] {
    let own = defaultTheme?.members ?? []
    return viewModel.map { member in own.named(member.name.value) ?? member }
  }

  /// Changes the defaults of inherited properties, and adds the properties that the extended
  /// Screenlet does not have.
  private mutating func take(_ own: [PropertySpec], reporting log: DiagnosticLog) {
    for property in own {
      if let autoLoad, autoLoad.name.value == property.name.value, autoLoad.type == property.type {
        extended?.changedDefaults.append(property)
        continue
      }
      guard let index = properties.firstIndex(where: { $0.name.value == property.name.value })
      else {
        properties.append(property)
        extended?.ownProperties.append(property)
        continue
      }
      if properties[index].type == property.type {
        properties[index].defaultValue = property.defaultValue
        extended?.changedDefaults.append(property)
      } else {
        log.error(.otherTypeThanExtended(property, properties[index].type), at: property.typeRange)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func extendsList(_ name: String, _ path: String) -> Self {
    "'\(name)' is a list, whose cells are named after its rows: those of two Screenlets would have one "
      + "name; write its themes in a '.themes.yml' that begins with 'themesOf: \(path)'"
  }

  fileprivate static func extendsItself(_ name: String) -> Self {
    "'\(name)' is the name of the Screenlet that is extended; give this one another"
  }

  fileprivate static func ofExtended(_ key: String, _ name: String) -> Self {
    "'\(key)' is that of the extended Screenlet '\(name)'; change it there, or do not extend '\(name)'"
  }

  fileprivate static func viewModelOfExtended(_ name: String) -> Self {
    "the view model is that of the extended Screenlet '\(name)'; name the controls that show it under "
      + "'themes', as in '{ kind: full, viewModel: { title: label } }'"
  }

  fileprivate static func otherTypeThanExtended(
    _ property: PropertySpec, _ type: SwiftType
  ) -> Self {
    "'\(property.name.value)' is '\(type.source)' in the Screenlet that is extended; "
      + "only its default can be another one"
  }
}
