import FileStore
package import Interfaces
import Regeneration
package import ScreensGenerator
package import SourceText
import SpecModel

/// The settings that the targets of a package need for everything that is generated in it.
package struct PackageNeeds {
  package let directory: String
  package let manifest: PackageManifest
  /// The output of each spec, by its module.
  private(set) var made: [String: [Made]] = [:]

  /// The output of one spec. All paths are relative to the package.
  struct Made {
    let spec: String
    let output: String
    let sources: [String]
    /// XIBs and string tables.
    let resources: [String]
    let tests: [String]
    /// The language of the texts, if they are in string tables.
    let language: String?
    /// The modules that the sources and the tests import.
    let imports: Set<String>
    let testImports: Set<String>
    let module: ModuleSpec?
    let templates: String?
    /// The catalogues of the module.
    let catalogs: [String]
  }

  /// Plans the specs in `directory`, the directory of the manifest, and below it.
  package init(
    of directory: String, _ manifest: PackageManifest, _ options: RunOptions,
    _ warn: Workspace.Warn,
    reporting diagnostics: inout Diagnostics
  ) throws(Failure) {
    self.directory = directory
    self.manifest = manifest
    let top = Workspace.identity(of: directory)
    let paths = try Workspace.specs(at: directory, warn).filter {
      Workspace.project(of: Path.directory(of: $0)) == top
    }
    let files = try paths.map { path throws(Failure) in try Workspace.read(path, as: .spec) }
    let modules = ModuleFiles(files, options)
    let reader = SpecReader(files, in: modules)
    for file in files {
      let place = try SpecPlace(of: file, modules)
      let generator = try modules.generator(for: file.path)
      let plan = try reader.plan(by: generator, in: place, reporting: &diagnostics)
      guard let plan else { continue }
      let templates = try modules.templates(of: file.path)
      let output = relative(place.directory)
      let module =
        plan.output.spec.module ?? generator.module?.name.value ?? manifest.module(at: output)
      if let module {
        made[module, default: []].append(
          Made(
            plan, spec: relative(file.path), output: output, of: generator.module,
            templates: templates.map(relative),
            catalogs: try modules.services(for: file.path).files.map { relative($0.path) }))
      } else if !plan.output.files.isEmpty {
        diagnostics.warning(.noModule, at: plan.output.spec.name.range)
      }
    }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
  }

  /// The targets. Targets of tests follow those that they test.
  package var targets: [TargetNeeds] {
    get throws(Failure) {
      var all: [TargetNeeds] = []
      for module in made.keys.sorted() { all += try targets(of: module, made[module] ?? []) }
      return all
    }
  }

  /// The language of the package, if there are string tables and the manifest has no language.
  package var language: String? {
    manifest.declaresLanguage
      ? nil : made.keys.sorted().lazy.flatMap { made[$0] ?? [] }.compactMap(\.language).first
  }

  /// Returns a path relative to the package.
  private func relative(_ path: String) -> String {
    let (top, place) = (Workspace.identity(of: directory), Workspace.identity(of: path))
    return place == top ? "." : String(place.dropFirst(top.count + 1))
  }
}

extension PackageNeeds.Made {
  fileprivate init(
    _ plan: Plan, spec: String, output: String, of module: ModuleSpec?, templates: String?,
    catalogs: [String]
  ) {
    let there = plan.changes.filter { change in
      switch change.change {
      case .skip, .remove, .blocked: false
      default: !change.isBase && change.directory == nil
      }
    }.map(\.path)
    func paths(_ isWanted: (String) -> Bool) -> [String] {
      there.filter(isWanted).map { Path.join(output, $0) }
    }
    self.spec = spec
    self.output = output
    self.module = module
    self.templates = templates
    self.catalogs = catalogs
    sources = paths { $0.hasSuffix(".swift") && !Names.isOfTests($0) }
    resources = paths(Names.isResource)
    language =
      if case .screenlet(let spec) = plan.output.spec { spec.languages.first?.value } else { nil }
    tests = paths(Names.isOfTests)
    func imports(_ isWanted: (String) -> Bool) -> Set<String> {
      let lines = there.filter(isWanted).flatMap { path in
        (plan.output.files[path] ?? "").split(separator: "\n")
      }
      return Set(lines.compactMap(\.importedModule))
    }
    self.imports = imports { !Names.isOfTests($0) }
    testImports = imports(Names.isOfTests)
  }
}

extension Substring {
  /// The imported module: `Core` of `import Core` and of `import class Core.Note`.
  fileprivate var importedModule: String? {
    guard hasPrefix("import ") else { return nil }
    return split(separator: " ").last.map { String($0.prefix { $0 != "." }) }
  }
}

extension Diagnostic.Message {
  fileprivate static let noModule: Self =
    "the target for the output of this spec is unknown; name its module with 'screens-gen module NAME DIR'"
}
