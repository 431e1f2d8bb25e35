import SourceText
package import SpecNotation

/// The Screenlet that another Screenlet extends, its superclass, or to which a spec adds themes. The
/// spec has its properties, actions, view model and delegate.
package struct ExtendedScreenlet: Hashable, Sendable {
  /// The path of its spec, relative to the folder of the spec that extends it, or its name in the
  /// library.
  package var path: Located<String>
  private let parent: Parent
  /// Its own themes, if the spec adds themes to it; none if the spec extends it.
  package var themes: [ThemeSpec] = []
  /// Its properties whose defaults the other Screenlet changes, with the new defaults.
  package private(set) var changedDefaults: [PropertySpec] = []

  private indirect enum Parent: Hashable {
    case screenlet(ScreenletSpec)
  }

  init(at path: Located<String>, _ base: ScreenletSpec) {
    self.path = path
    parent = .screenlet(base)
  }

  /// Its spec.
  package var base: ScreenletSpec {
    switch parent {
    case .screenlet(let spec): spec
    }
  }
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
}

extension ExtendedScreenlet {
  /// The keys for what every part of the other Screenlet shares, which are in its spec.
  private static let keysOfBase: Set<String> = [
    ScreenletKeys.languages.name, ScreenletKeys.offlinePolicy.name, ScreenletKeys.progress.name,
    ScreenletKeys.list.name,
  ]

  /// Reports what the spec of a Screenlet that extends this one must not say.
  func check(_ fields: Fields<ScreenletKeys>, named name: Located<String>?) {
    let other = base.name.value
    for key in fields.keys where Self.keysOfBase.contains(key.value) {
      fields.log.error(.ofExtended(key.value, other), at: key.range)
    }
    if let name, name.value == other { fields.log.error(.extendsItself(other), at: name.range) }
    for key in keys(of: ScreenletKeys.viewModel, in: fields)
    where base.viewModel.named(key.value) != nil {
      fields.log.error(.memberOfExtended(key.value, other), at: key.range)
    }
    for key in keys(of: ScreenletKeys.actions, in: fields)
    where base.actions.named(key.value) != nil {
      fields.log.error(.partOfExtended(key.value, "an action", other), at: key.range)
    }
    for key in keys(of: ScreenletKeys.newConnectors, in: fields)
    where base.connectors.named(key.value) != nil {
      fields.log.error(.partOfExtended(key.value, "a connector", other), at: key.range)
    }
    for key in keys(of: ScreenletKeys.contains, in: fields)
    where base.contained.named(key.value) != nil {
      fields.log.error(.partOfExtended(key.value, "a part", other), at: key.range)
    }
  }

  private func keys<Value>(
    of key: Key<ScreenletKeys, Value>, in fields: Fields<ScreenletKeys>
  ) -> [Located<String>] {
    (fields.node(key)?.mapping ?? []).map(\.name)
  }

  /// Returns the properties of this Screenlet, some with the defaults of `own`, and the properties
  /// of `own` that it does not have.
  mutating func extending(_ own: [PropertySpec], reporting log: DiagnosticLog) -> [PropertySpec] {
    var properties = base.properties
    let all = base.inspectables
    for property in own {
      guard let inherited = all.named(property.name.value) else {
        properties.append(property)
        continue
      }
      guard inherited.type == property.type else {
        log.error(.otherTypeThanExtended(property, inherited.type), at: property.typeRange)
        continue
      }
      changedDefaults.append(property)
      if let index = properties.firstIndex(where: { $0.name.value == property.name.value }) {
        properties[index].defaultValue = property.defaultValue
      }
    }
    return properties
  }
}

extension ExtendedScreenlet {
  /// Reports members that are named like a property of this Screenlet and cannot hold it.
  func checkHeld(_ members: [ViewModelMember], reporting log: DiagnosticLog) {
    let all = base.inspectables
    for member in members {
      guard let property = all.named(member.name.value),
        member.type != property.type || !member.isSettable
      else { continue }
      log.error(.cannotHold(property, base.name.value), at: member.name.range)
    }
  }
}

extension ScreenletSpec {
  /// The spec with those of its parts only that the Screenlet that it extends does not have.
  package var own: ScreenletSpec {
    guard let base = extended?.base else { return self }
    var own = self
    own.properties = properties.besides(base.properties)
    own.viewModel = viewModel.besides(base.viewModel)
    own.viewMethods = viewMethods.besides(base.viewMethods)
    own.updates = updates.filter { !base.updates.contains($0) }
    own.contained = contained.besides(base.contained)
    own.connectors = connectors.besides(base.connectors)
    own.actions = actions.besides(base.actions)
    own.list = nil
    return own
  }

  /// The view model with the controls of the default theme, which that of a Screenlet that extends
  /// another can change.
  var viewModelByDefault: [ViewModelMember] {
    let own = defaultTheme?.members ?? []
    return viewModel.map { member in own.named(member.name.value) ?? member }
  }
}

extension Array where Element: Named {
  /// Returns the elements without those of these names.
  fileprivate func besides(_ others: Self) -> Self {
    let names = Set(others.names)
    return filter { !names.contains($0.name.value) }
  }
}

extension ListSpec {
  /// Returns the list as that of the Screenlet of that name, which has cells of its own. `module` is
  /// the module of the extended Screenlet, if that is another one.
  func extended(by name: Located<String>?, in module: Located<String>?) -> ListSpec {
    var list = self
    list.nameOfCells = name?.value
    list.find(in: module)
    return list
  }
}

/// A part of a view, which a Screenlet reaches by a protocol of its own.
protocol PartOfView {
  /// The Screenlet whose protocol it is, if that extends another Screenlet with a view model.
  var owner: String? { get set }
}

extension ViewModelMember: PartOfView {}
extension ViewModelMethod: PartOfView {}
extension ContainedScreenlet: PartOfView {}

extension Array where Element: PartOfView {
  func owned(by owner: String?) -> [Element] {
    map { part in
      var part = part
      part.owner = owner
      return part
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func extendsItself(_ name: String) -> Self {
    "'\(name)' is the name of the Screenlet that is extended; give this one another"
  }

  fileprivate static func ofExtended(_ key: String, _ name: String) -> Self {
    "'\(key)' is that of the extended Screenlet '\(name)'; change it there, or do not extend '\(name)'"
  }

  fileprivate static func cannotHold(_ property: PropertySpec, _ name: String) -> Self {
    let (member, type) = (property.name.value, property.type.source)
    return "'\(member)' is a property of '\(name)', which this member holds; write "
      + "\"\(member): '\(type) { get set }'\", or give the member another name"
  }

  fileprivate static func memberOfExtended(_ member: String, _ name: String) -> Self {
    "'\(member)' is in the view model of '\(name)' already; name the control that shows it under 'themes', "
      + "as in '{ kind: full, viewModel: { \(member): label } }'"
  }

  fileprivate static func partOfExtended(_ part: String, _ what: String, _ name: String) -> Self {
    "'\(part)' is \(what) of '\(name)' already; change it there, or give this one another name"
  }

  fileprivate static func otherTypeThanExtended(
    _ property: PropertySpec, _ type: SwiftType
  ) -> Self {
    "'\(property.name.value)' is '\(type.source)' in the Screenlet that is extended; "
      + "only its default can be another one"
  }
}
