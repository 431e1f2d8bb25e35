import FileStore
package import ScreensGenerator
package import ServiceCatalog
package import SourceText
package import SpecModel

/// The module files of the specs of a run. Each is read once, by whichever thread asks first.
package final class ModuleFiles: @unchecked Sendable {
  /// A module file.
  package struct Found: Sendable {
    package let file: SourceFile
    package let spec: ModuleSpec
    /// The directory that it generates into; nil for the directory of each spec.
    fileprivate let output: String?
    /// The directory with custom templates; nil for the built-in ones.
    fileprivate let templates: String?
  }

  /// The catalogues that a module file names, and the services that specs of the module can call.
  package struct Services {
    package var files: [SourceFile] = []
    package var catalog = ServiceCatalog()
  }

  /// The specs of the run, with the text that they will have after it.
  let specs: [SourceFile]
  private let options: RunOptions
  /// The paths that specs have on disk, by those that they will have.
  private let formerPaths: [String: String]
  private lazy var byIdentity = Dictionary(
    specs.map { (Workspace.identity(of: $0.path), $0) }
  ) { first, _ in first }
  /// The module files by the identity of the directory, and by the directory as specs were named in
  /// it. The lock guards these, and everything that is lazy.
  private var known: [String: Found?] = [:]
  private var knownAsNamed: [String: Found?] = [:]
  /// The templates by their directory.
  private var templateSets: [String?: TemplateSet] = [:]
  /// The services by the identity of the module file.
  private var catalogs: [String: Services] = [:]
  /// The sources of service classes by their output directory.
  private var ownSources: [String: Set<String>] = [:]
  /// The output directories by the directory of the specs, unless users named others.
  private var usualOutputs: [String: String] = [:]
  /// The output for which users named directories: by the root, by the directory of specs with those
  /// roots, and the directories by spec.
  private var placedBelow: [String: PlacedOutputs] = [:]
  private var roots: [String: [String]] = [:]
  private var placed: [String: [String]] = [:]
  private var remarks = Diagnostics()
  private let lock = Lock()

  package init(
    _ specs: [SourceFile], _ options: RunOptions, formerPaths: [String: String] = [:]
  ) {
    self.formerPaths = formerPaths
    self.specs = specs
    self.options = options
  }

  /// Returns the module file that applies to the spec at a path, or nil if there is none.
  package func found(for path: String) throws(Failure) -> Found? {
    let directory = Path.directory(of: path)
    return try lock.alone { () throws(Failure) in
      if let known = knownAsNamed[directory] { return known }
      let found = try found(
        in: Workspace.identity(of: directory), isShownInFull: path.hasPrefix("/"))
      knownAsNamed[directory] = .some(found)
      return found
    }
  }

  /// Returns the generator for the spec at a path.
  package func generator(for path: String) throws(Failure) -> Generator {
    let found = try found(for: path)
    var generator = try lock.alone { () throws(Failure) in
      Generator(
        templates: try templateSet(in: found?.templates), module: found?.spec,
        catalog: try services(of: found).catalog)
    }
    if ModuleSpec.isFile(path) { generator.shared = try services(ofModuleAt: path) }
    return generator
  }

  /// Returns the services that the spec at a path can call.
  package func services(for path: String) throws(Failure) -> Services {
    let found = try found(for: path)
    return try lock.alone { () throws(Failure) in try services(of: found) }
  }

  /// The warnings about the templates of the run, and about specs of other runs.
  package var warnings: Diagnostics { lock.alone { remarks } }

  /// Returns the directory of the custom templates for the spec at a path, or nil if there are
  /// none.
  package func templates(of path: String) throws(Failure) -> String? {
    try found(for: path)?.templates
  }

  /// Returns the output directory of the spec at a path.
  package func output(of path: String) throws(Failure) -> String {
    if let output = options.output, options.outputOnlyOf?.contains(path) ?? true { return output }
    return try outputWithoutOption(of: formerPaths[path] ?? path)
  }

  /// Returns the output directory that the module file of the spec at a path names, or else the
  /// directory of the spec.
  func usualOutput(of path: String) throws(Failure) -> String {
    let directory = Path.directory(of: path)
    if let known = lock.alone({ usualOutputs[directory] }) { return known }
    let output = try outputByModule(of: path)
    lock.alone { usualOutputs[directory] = output }
    return output
  }

  private func outputByModule(of path: String) throws(Failure) -> String {
    let own = Path.directory(of: path)
    guard let output = try found(for: path)?.output else { return own }
    return Workspace.identity(of: own) == Workspace.identity(of: output) ? own : output
  }

  /// Returns the usual directory, unless the output is where an earlier run was told to put it.
  private func outputWithoutOption(of path: String) throws(Failure) -> String {
    let usual = try usualOutput(of: path)
    if path == Workspace.standardInput || path == "<stdin>" { return usual }
    let bases = Blueprint.usualBases(of: Path.name(of: path))
    if bases.contains(where: { Workspace.exists(Path.join(usual, $0)) }) { return usual }
    let (spec, place) = (Workspace.identity(of: path), Workspace.identity(of: usual))
    let chosen = try lock.alone { () throws(Failure) in
      if let known = placed[spec] { return known }
      let found = try directories(withOutputOf: spec, withBase: bases.map(Path.name(of:)))
      placed[spec] = found
      return found
    }
    guard let directory = chosen.first, !chosen.contains(place) else { return usual }
    if chosen.count > 1 { throw .severalOutputs(of: path, chosen) }
    return path.hasPrefix("/") ? directory : Workspace.shown(directory)
  }

  /// Returns the paths of the specs to which the module file at a path applies, without its own.
  package func members(ofModuleAt path: String) throws(Failure) -> [String] {
    let (directory, identity) = (Path.directory(of: path), Workspace.identity(of: path))
    let written = try Workspace.files(below: directory).paths.filter(Workspace.isSpec)
      .map { Path.join(directory, $0) }
    var members: [String] = []
    // The run may be about to write other specs.
    for member in Workspace.distinct(written + specs.map(\.path))
    where !ModuleSpec.isFile(member) {
      let module = try found(for: member)
      if let module, Workspace.identity(of: module.file.path) == identity { members.append(member) }
    }
    return members
  }

  /// Returns the output directory of the module of the spec at a path, or nil if no module file
  /// describes the module.
  func sharedOutput(of path: String) throws(Failure) -> String? {
    guard let module = try found(for: path) else { return nil }
    return try output(of: module.file.path)
  }

  /// Returns the directories in which the module of the spec at a path may have classes of its own.
  func outputs(sharedBySpecAt path: String) throws(Failure) -> [String] {
    let own = try output(of: path)
    guard let shared = try sharedOutput(of: path), shared != own else { return [own] }
    return [own, shared].eachOnce(by: Workspace.identity)
  }

  /// Returns the XIBs of a Screenlet whose spec is at a path, by their file names, as they are after
  /// all edits. What this run generates has a directory of its own, so its options do not count.
  func interfaces(
    of spec: ScreenletSpec, at path: String
  ) throws(Failure) -> [String: String] {
    let output = try outputWithoutOption(of: path)
    let folders = Blueprint(.screenlet(spec), specFile: Path.name(of: path)).folders
      .map { Path.join(output, $0) }.filter(Workspace.isDirectory)
    var texts: [String: String] = [:]
    for folder in folders {
      for name in try Workspace.files(below: folder, incomplete: true).paths
      where name.hasSuffix(".xib") {
        var ignored = Diagnostics()
        let file = try Workspace.read(
          Path.join(folder, name), as: .interface, reporting: &ignored)
        if !ignored.hasErrors { texts[Path.name(of: name)] = file.text }
      }
    }
    return texts
  }

  /// Returns the module's own classes that a spec at a path can call.
  func ownServices(for path: String) throws(Failure) -> OwnServices {
    let directories = try outputs(sharedBySpecAt: path)
    let sources = lock.alone {
      directories.reduce(into: Set<String>()) { $0.formUnion(serviceSources(in: $1)) }
    }
    return OwnServices(sources: sources, prefix: Path.join(directories[0], ""))
  }

  /// Returns the output directories of the specs at `paths`, each once.
  package func outputs(of paths: [String]) throws(Failure) -> [String] {
    try paths.map { path throws(Failure) in try output(of: path) }.eachOnce(by: \.self)
  }

  /// Returns the directories of the module files that apply to the specs at `paths`.
  func directories(of paths: [String]) throws(Failure) -> [String] {
    try moduleFiles(of: paths).map(Path.directory)
  }

  /// Returns the paths of the module files that apply to the specs at `paths`, each once.
  private func moduleFiles(of paths: [String]) throws(Failure) -> [String] {
    var files: [String] = []
    for path in paths {
      if let file = try found(for: path)?.file.path, !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// Returns the classes of the services that all specs of the module at `path` call, or nil if one
  /// of the specs has errors, because its calls are not known.
  private func services(ofModuleAt path: String) throws(Failure) -> [ServiceClass]? {
    var services: [ServiceClass] = []
    var isComplete = true
    for member in try members(ofModuleAt: path) {
      let own = try self.services(ofSpecAt: member, of: path, by: generator(for: member))
      services += own ?? []
      if own == nil { isComplete = false }
    }
    return isComplete ? ServiceClass.united(services) : nil
  }

  private func services(
    ofSpecAt path: String, of module: String, by generator: Generator
  ) throws(Failure) -> [ServiceClass]? {
    let inRun = lock.alone { byIdentity[Workspace.identity(of: path)] }
    var diagnostics = Diagnostics()
    let file =
      if let inRun { inRun } else { try Workspace.read(path, as: .spec, reporting: &diagnostics) }
    let services = generator.sharedServices(
      of: file, own: try ownServices(for: path).sources ?? [], reporting: &diagnostics)
    guard let error = diagnostics.sorted.first(where: { $0.severity == .error }) else {
      return services
    }
    // The plan of a spec of the run reports its errors.
    if inRun == nil {
      lock.alone { remarks.warning(.brokenMember(error.message, of: module), at: error.range) }
    }
    return nil
  }

  /// Returns the paths of the module files that apply to the specs at `paths` and are not among
  /// them.
  package func others(than paths: [String]) throws(Failure) -> [String] {
    let files = try moduleFiles(of: paths)
    if files.isEmpty { return [] }
    var seen = Set(paths.map(Workspace.identity))
    return files.filter { seen.insert(Workspace.identity(of: $0)).inserted }
  }
}

extension ModuleFiles {
  /// Returns the module file in a directory, or else in the nearest directory above that has one.
  private func found(in directory: String, isShownInFull: Bool) throws(Failure) -> Found? {
    if let known = known[directory] { return known }
    var found: Found?
    let names = (try? Workspace.store.names(in: directory)) ?? []
    if let name = try Self.moduleFile(among: names, in: directory) {
      found = try read(Path.join(directory, name), isShownInFull: isShownInFull)
    } else if let above = Workspace.store.directory(above: directory, with: names) {
      found = try self.found(in: above, isShownInFull: isShownInFull)
    }
    known[directory] = .some(found)
    return found
  }

  /// Returns the directories in the project of a spec, or else below those that the user named, for
  /// which a base records that they were chosen for its output.
  private func directories(
    withOutputOf spec: String, withBase names: [String]
  ) throws(Failure) -> [String] {
    let folder = Path.directory(of: spec)
    let roots =
      self.roots[folder]
      ?? ([Workspace.top(around: folder)].compactMap(\.self) + options.roots)
      .eachOnce(by: Workspace.identity)
    self.roots[folder] = roots
    for root in roots {
      if placedBelow[root] == nil { placedBelow[root] = try PlacedOutputs(below: root) }
      let found = try placedBelow[root]?.directories(ofSpecAt: spec, withBase: names) ?? []
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func moduleFile(
    among names: [String], in directory: String
  ) throws(Failure) -> String? {
    let files = names.filter { ModuleSpec.isFile($0) && !$0.hasPrefix(".") }
    guard let name = files.first else { return nil }
    let place = Workspace.shown(directory)
    if files.count > 1 {
      throw .severalModules(Path.join(place, name), Path.join(place, files[1]))
    }
    if !Workspace.store.isFindable(Path.join(directory, name)) {
      throw .notAFile(Path.join(place, name))
    }
    return name
  }

  private func read(_ path: String, isShownInFull: Bool) throws(Failure) -> Found {
    let file: SourceFile
    if let spec = byIdentity[path] {
      file = spec
    } else {
      file = try Workspace.read(isShownInFull ? path : Workspace.shown(path), as: .spec)
    }
    var diagnostics = Diagnostics()
    guard case .module(let spec)? = Generator.spec(file, reporting: &diagnostics) else {
      throw Failure(diagnostics)
    }
    let tree = ModuleTree(of: path, shownAs: file.path)
    let output = tree.directory(spec.output, reporting: &diagnostics)
    let templates = tree.directory(spec.templates, reporting: &diagnostics)
    if let templates, let said = spec.templates, !Workspace.isDirectory(templates) {
      diagnostics.error(.noTemplates(said.value), at: said.range)
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    return Found(file: file, spec: spec, output: output, templates: templates)
  }

  private func services(of module: Found?) throws(Failure) -> Services {
    guard let module, !module.spec.services.isEmpty else { return Services() }
    let identity = Workspace.identity(of: module.file.path)
    if let known = catalogs[identity] { return known }
    let tree = ModuleTree(of: identity, shownAs: module.file.path)
    var diagnostics = Diagnostics()
    var services = Services()
    var catalogs: [CatalogFile] = []
    for name in module.spec.services {
      guard let path = tree.file(name, reporting: &diagnostics) else { continue }
      guard Workspace.exists(path) else {
        diagnostics.error(.noCatalog(name.value), at: name.range)
        continue
      }
      let file = try Workspace.read(path, as: .serviceCatalog)
      services.files.append(file)
      CatalogFile(file, reporting: &diagnostics).map { catalogs.append($0) }
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    services.catalog = ServiceCatalog(catalogs)
    self.catalogs[identity] = services
    return services
  }

  private func serviceSources(in directory: String) -> Set<String> {
    if let known = ownSources[directory] { return known }
    let names = (try? Workspace.store.names(in: Path.join(directory, "Services"))) ?? []
    let sources = Set(
      names.map { "Services/" + $0 }.filter { Workspace.exists(Path.join(directory, $0)) })
    ownSources[directory] = sources
    return sources
  }

  private func templateSet(in directory: String?) throws(Failure) -> TemplateSet {
    if let known = templateSets[directory] { return known }
    let set = try options.templates(orThoseIn: directory, reporting: &remarks)
    templateSets[directory] = set
    return set
  }
}

extension Failure {
  fileprivate static func severalModules(_ first: String, _ second: String) -> Failure {
    Failure(
      code: .badInput,
      message: "'\(first)' and '\(second)' are in one directory, whose specs would be of two "
        + "modules; move one of them")
  }

  fileprivate static func notAFile(_ path: String) -> Failure {
    Failure(
      code: .badInput,
      message: "'\(path)' is not a regular file of 1 MB at most, and is not read as a module file; "
        + "remove it, or put the file itself there")
  }
}

extension Diagnostic.Message {
  fileprivate static func noCatalog(_ path: String) -> Self {
    "no file is at '\(path)'; make it with 'screens-gen service add', or remove it here"
  }

  fileprivate static func brokenMember(_ error: Self, of module: String) -> Self {
    "this keeps what '\(module)' yields from being updated: \(error.text)"
  }

  fileprivate static func noTemplates(_ path: String) -> Self {
    "no directory is at '\(path)'; make it with 'screens-gen template eject', or remove 'templates'"
  }
}
