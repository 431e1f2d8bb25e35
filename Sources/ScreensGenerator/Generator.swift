package import Regeneration
package import ServiceCatalog
package import SourceText
package import SpecModel
import SpecNotation

/// The whole job, from the text of a spec to the changes of its files, as functions of values. What
/// they need and was not read is thrown; writing the files comes afterwards.
package struct Generator: Sendable {
  /// The version of screens-gen.
  package static let version = "0.1.0"

  package let templates: TemplateSet
  /// The module file of the specs that it generates from; nil if there is none.
  package internal(set) var module: ModuleSpec?
  /// The services that specs can call.
  package let catalog: ServiceCatalog
  /// The classes of the services that the specs of the module call, which are generated with its
  /// file. If they are nil, they are not known, and nothing is generated from that file.
  package var shared: [ServiceClass]? = []

  package init(
    templates: TemplateSet, module: ModuleSpec? = nil, catalog: ServiceCatalog = ServiceCatalog()
  ) {
    self.templates = templates
    self.module = module
    self.catalog = catalog
  }

  /// Returns the output of the spec in `file`. Reports an error and returns nil if the spec or a
  /// template has errors.
  package func output(
    of file: SourceFile, _ inputs: Inputs, reporting diagnostics: inout Diagnostics
  ) throws(UnreadInput) -> Output? {
    let spec = try Self.spec(file, in: module, catalog, inputs, reporting: &diagnostics)
    guard let spec else { return nil }
    if case .module = spec, shared == nil { return nil }
    return try generate(
      spec, from: file, sets: try Self.themeSets(of: spec, inputs),
      interfaces: try inputs.knownInterfaces(of: spec), own: inputs.services,
      reporting: &diagnostics)
  }

  /// Reports the errors of a spec, and the warnings about a Screenlet, such as a missing summary or
  /// a property that is not read. Reads everything that the output depends on.
  package static func check(
    _ file: SourceFile, of module: ModuleSpec? = nil, catalog: ServiceCatalog = ServiceCatalog(),
    _ inputs: Inputs, reporting diagnostics: inout Diagnostics
  ) throws(UnreadInput) {
    let spec = try Self.spec(file, in: module, catalog, inputs, reporting: &diagnostics)
    guard let spec else { return }
    switch spec {
    case .screenlet(let screenlet): diagnostics.append(screenlet.warnings)
    case .module(let module): diagnostics.append(module.warnings)
    default: break
    }
    _ = try checked(
      spec, sets: try themeSets(of: spec, inputs), catalog, own: inputs.services,
      reporting: &diagnostics)
  }

  /// Returns the spec in a file, like the function of the same name, with the Screenlet that it
  /// extends. If the spec has errors, the calls that it seems to make are checked too, so that all
  /// errors are reported at once.
  private static func spec(
    _ file: SourceFile, in module: ModuleSpec?, _ catalog: ServiceCatalog, _ inputs: Inputs,
    reporting diagnostics: inout Diagnostics
  ) throws(UnreadInput) -> Spec? {
    var found = Diagnostics()
    let node = Node(parsing: file, reporting: &found)
    var others: [String: ScreenletSpec] = [:]
    for path in node.map(Spec.otherScreenlets) ?? [] {
      others[path.value] = try extended(at: path, inputs, reporting: &found)
    }
    let spec = node.flatMap { Spec($0, in: module, others: others, reporting: &found) }
    diagnostics.append(found)
    if !found.hasErrors { return spec }
    let models = module?.models.map(\.name.value) ?? []
    let uses = node.map { ServiceUse.outlines(in: $0, models: models) } ?? []
    var check = ServiceCheck(catalog, own: inputs.services)
    check.checkOutlines(uses, reporting: &diagnostics)
    if let unread = check.ownUse.unread { throw unread }
    return nil
  }

  /// Returns the Screenlet whose spec is at `path`. Returns nil if it cannot be extended, and
  /// reports that unless the spec has errors, which are reported where they are.
  private static func extended(
    at path: Located<String>, _ inputs: Inputs, reporting diagnostics: inout Diagnostics
  ) throws(UnreadInput) -> ScreenletSpec? {
    guard let reference = try inputs.reference(at: path.value) else {
      diagnostics.error(.nothingToExtend(path.value), at: path.range)
      return nil
    }
    return reference.extended(at: path, reporting: &diagnostics)
  }

  /// Returns the spec in a file, with the settings of `module` where it has none itself. Reports an
  /// error and returns nil if the spec has errors.
  package static func spec(
    _ file: SourceFile, in module: ModuleSpec? = nil, reporting diagnostics: inout Diagnostics
  ) -> Spec? {
    diagnostics.unlessErrors { found in
      Node(parsing: file, reporting: &found)
        .flatMap { Spec($0, in: module, reporting: &found) }
    }
  }
}

extension Generator {
  /// The output of a spec file.
  package struct Output: Hashable, Sendable {
    package let spec: Spec
    package let blueprint: Blueprint
    package let files: FileTree
    /// What decided, among the module's own sources, which calls are right.
    package var ownServices = OwnServiceUse()

    /// Whether the spec yields the path, or an earlier version of it may have yielded it.
    func mayYield(_ path: String) -> Bool {
      // Only what is below a folder may be hidden from people: a folder of a former directory can
      // begin with `/.`.
      files[path] != nil
        || blueprint.folders.contains { folder in
          path.hasPrefix(folder + "/") && !String(path.dropFirst(folder.count + 1)).isHidden
        }
    }
  }

  /// Returns what is at the paths of the theme sets of a spec.
  static func themeSets(
    of spec: Spec, _ inputs: Inputs
  ) throws(UnreadInput) -> [String: SpecReference] {
    var sets: [String: SpecReference] = [:]
    for path in spec.themeSets.map(\.value) where sets[path] == nil {
      sets[path] = try inputs.reference(at: path)
    }
    return sets
  }

  /// Returns the output of `spec`, which was read from `file`. `sets` are the theme sets that it
  /// names, by their paths, and `interfaces` the XIBs of the Screenlets to which it adds themes.
  func generate(
    _ spec: Spec, from file: SourceFile, sets: [String: SpecReference],
    interfaces: [String: [String: String]] = [:], own: OwnServices,
    reporting diagnostics: inout Diagnostics
  ) throws(UnreadInput) -> Output? {
    let checked = try Self.checked(
      spec, sets: sets, catalog, own: own, isImporting: templates.hasOwnImports,
      reporting: &diagnostics)
    guard let checked else { return nil }
    let blueprint = Blueprint(
      checked.spec, specFile: file.name, sets: checked.sets, interfaces: interfaces,
      services: services(of: spec, checked.services), in: module)
    guard let files = blueprint.rendered(with: templates, reporting: &diagnostics) else {
      return nil
    }
    return Output(spec: spec, blueprint: blueprint, files: files, ownServices: checked.own)
  }

  /// Returns a spec with its calls as services accept them, its theme sets, and the classes of
  /// services that it needs. Reports an error and returns nil if a theme set is not one, if two
  /// things in the spec would get the same name, or if no service accepts a call. With
  /// `isImporting`, the modules that templates import may have services that are not known, like
  /// the modules that the spec imports.
  private static func checked(
    _ spec: Spec, sets: [String: SpecReference], _ catalog: ServiceCatalog,
    own: OwnServices, isImporting: Bool = false, reporting diagnostics: inout Diagnostics
  ) throws(UnreadInput) -> (
    spec: Spec, sets: [String: ThemeSetSpec], services: [ServiceClass], own: OwnServiceUse
  )? {
    var found = Diagnostics()
    var services = ServiceCheck(
      catalog, own: own, isImporting: isImporting || !spec.imports.isEmpty)
    var checked = spec
    if case .screenlet(let screenlet) = spec, screenlet.extended != nil {
      // The calls of the extended Screenlet, their errors and their classes are those of its spec.
      var all = services
      var ofCalls = Diagnostics()
      checked = all.checked(spec, reporting: &ofCalls)
      if let unread = all.ownUse.unread { throw unread }
      _ = services.checked(.screenlet(screenlet.own), reporting: &found)
      if ofCalls.hasErrors, !found.hasErrors { return nil }
    } else {
      checked = services.checked(spec, reporting: &found)
      if let unread = services.ownUse.unread { throw unread }
    }
    Names.checkUnique(spec, reporting: &found)
    let resolved = SpecReference.resolved(spec.themeSets, in: sets, reporting: &found)
    diagnostics.append(found)
    // Two types of one name would be reported again as two files of one name.
    guard let resolved, !found.hasErrors else { return nil }
    return (
      checked, resolved, services.classes.values.sorted { $0.name < $1.name }, services.ownUse
    )
  }
}

extension Generator {
  /// Returns the classes of services that are generated with a spec that calls `called`. The
  /// classes that a module shares are generated with its file.
  private func services(of spec: Spec, _ called: [ServiceClass]) -> [ServiceClass] {
    guard let module else { return called }
    if case .module = spec { return shared ?? [] }
    return spec.module == nil || spec.module == module.name.value ? [] : called
  }

  /// Returns the classes of services that the spec in `file` shares with the others of its module.
  /// Reports the errors of the spec.
  package func sharedServices(
    of file: SourceFile, own sources: Set<String>, reporting diagnostics: inout Diagnostics
  ) -> [ServiceClass] {
    guard let module, let spec = Self.spec(file, in: module, reporting: &diagnostics),
      spec.module == nil || spec.module == module.name.value
    else { return [] }
    var check = ServiceCheck(
      catalog, own: OwnServices(sources: sources),
      isImporting: templates.hasOwnImports || !spec.imports.isEmpty)
    _ = check.checked(spec, reporting: &diagnostics)
    return Array(check.classes.values)
  }
}

extension SourceFile {
  /// The last part of the path: `AddBookmark.screenlet.yml`.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
