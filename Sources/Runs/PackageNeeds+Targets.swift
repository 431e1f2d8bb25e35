import FileStore
import Interfaces
import ScreensGenerator
import SourceText
import SpecModel

extension PackageNeeds {
  func targets(of module: String, _ made: [Made]) throws(Failure) -> [TargetNeeds] {
    let sources = made.flatMap(\.sources)
    if sources.isEmpty { return [] }
    let declared = manifest.targets.first { $0.module == module && !$0.isTest }
    let root = try root(of: module, declared, sources)
    let testFolders = Self.testFolders(of: made)
    let resources = made.reduce(into: Set()) { $0.formUnion($1.bundled) }
    let excluded = Set(
      made.map(\.spec).map { exclusion(of: $0, below: root, besides: sources) } + testFolders
        + made.compactMap(\.templates) + made.flatMap(\.catalogs))
    let imports = made.reduce(into: Set()) { $0.formUnion($1.imports) }
    let dependencies =
      products(imports)
      + imports.filter { $0 != module && $0 != Self.library }.sorted().compactMap(target(of:))
    var target = TargetNeeds(
      declared?.name ?? module, .sources, at: root, isDeclared: declared != nil,
      dependencies: dependencies.filter { declared?.dependencies.contains($0.name) != true },
      excluded: Self.inside(root, excluded), resources: Self.inside(root, resources))
    if let declared {
      target.excluded.removeAll(where: Self.inside(root, Set(declared.excluded)).contains)
      target.resources.removeAll(where: Self.inside(root, Set(declared.resources ?? [])).contains)
    }
    return [target] + tests(of: module, target.name, in: testFolders, made)
  }

  /// Returns the folder of the target.
  private func root(
    of module: String, _ declared: PackageManifest.Target?, _ sources: [String]
  ) throws(Failure) -> String {
    func holds(_ folder: String) -> Bool {
      sources.allSatisfy { folder == "." || $0.hasPrefix(folder + "/") }
    }
    if let declared, !declared.unread.contains("path") {
      let folders = declared.roots.map { $0.isEmpty ? "." : $0 }
      if let folder = folders.first(where: holds) { return folder }
      throw .outside(module, sources[0], folders)
    }
    if holds("Sources/\(module)") { return "Sources/\(module)" }
    var folder = Path.directory(of: sources[0])
    while !holds(folder) { folder = Path.directory(of: folder) }
    return folder
  }

  /// Returns what the target excludes for a spec: the spec, or the folder below `root` that
  /// contains it if that folder has nothing to compile.
  private func exclusion(of spec: String, below root: String, besides sources: [String]) -> String {
    let prefix = root == "." ? "" : root + "/"
    guard spec.hasPrefix(prefix), let slash = spec.dropFirst(prefix.count).firstIndex(of: "/")
    else { return spec }
    let folder = String(spec[..<slash])
    if sources.contains(where: { $0.hasPrefix(folder + "/") }) { return spec }
    let files = (try? Workspace.files(below: Path.join(directory, folder)).paths) ?? []
    return files.allSatisfy(Workspace.isSpec) ? folder : spec
  }

  private func tests(
    of module: String, _ target: String, in folders: Set<String>, _ made: [Made]
  ) -> [TargetNeeds] {
    let imports = made.reduce(into: Set()) { $0.formUnion($1.testImports) }
    return folders.sorted().compactMap { folder in
      let own = Path.name(of: folder)
      let name = own == Names.testFolder ? module + "Tests" : own
      if manifest.targets.contains(where: { $0.name == name }) { return nil }
      return TargetNeeds(
        name, .tests, at: folder, isDeclared: false,
        dependencies: [.target(target)] + products(imports) + [runtime("LiferayScreensTesting")])
    }
  }

  private static let library = "LiferayScreensLibrary"

  /// Returns the runtime, and the library if it is imported.
  private func products(_ imports: Set<String>) -> [TargetNeeds.Dependency] {
    [runtime("LiferayScreens")] + (imports.contains(Self.library) ? [runtime(Self.library)] : [])
  }

  /// Returns the target of a module of the package, or nil if it has none.
  private func target(of module: String) -> TargetNeeds.Dependency? {
    let declared = manifest.targets.first { $0.module == module && !$0.isTest }
    if let declared { return .target(declared.name) }
    return made[module]?.contains { !$0.sources.isEmpty } == true ? .target(module) : nil
  }

  /// Returns a product of the runtime, or its target in the runtime's own package.
  private func runtime(_ product: String) -> TargetNeeds.Dependency {
    if manifest.targets.contains(where: { $0.name == product }) { return .target(product) }
    return .product(product, package: runtimePackage)
  }

  /// The package of the runtime: the one that a target names, or the dependency that has that name
  /// or has the runtime in its manifest.
  private var runtimePackage: String {
    let name = "screens-gen"
    if let package = manifest.package(of: "LiferayScreens") { return package }
    if manifest.dependencies.contains(where: { $0.name == name }) { return name }
    let found = manifest.dependencies.first { dependency in
      guard let path = dependency.path else { return false }
      let file = Path.join(path.hasPrefix("/") ? path : Path.join(directory, path), "Package.swift")
      guard Workspace.store.isFindable(file), let other = try? Workspace.read(file, as: .manifest)
      else {
        return false
      }
      return PackageManifest(other).targets.contains { $0.name == "LiferayScreens" }
    }
    return found?.name ?? name
  }

  /// Returns the folders of tests: one for all, or one for each Screenlet.
  private static func testFolders(of made: [Made]) -> Set<String> {
    Set(
      made.flatMap { made in
        made.tests.map { path in
          made.module?.layout == .byKind
            ? Path.join(made.output, Names.testFolder) : Path.directory(of: path)
        }
      })
  }

  /// Returns the paths in a folder, relative to it and in order.
  private static func inside(_ folder: String, _ paths: Set<String>) -> [String] {
    if folder == "." { return paths.sorted() }
    return paths.filter { $0.hasPrefix(folder + "/") }.map {
      String($0.dropFirst(folder.count + 1))
    }
    .sorted()
  }
}

extension PackageNeeds.Made {
  /// The resources, or the folder that contains them all.
  fileprivate var bundled: [String] {
    guard module?.layout == .byKind, !resources.isEmpty else { return resources }
    return [Path.join(output, Names.resourceFolder)]
  }
}

extension TargetNeeds.Dependency {
  /// The name of the target or product.
  fileprivate var name: String {
    switch self {
    case .target(let name), .product(let name, _): name
    }
  }
}

extension Failure {
  fileprivate static func outside(
    _ module: String, _ path: String, _ folders: [String]
  ) -> Failure {
    let known = folders.first.map { "'\($0)'" } ?? "its folder"
    return Failure(
      code: .badInput,
      message: "'\(path)' is generated for the target '\(module)', and is not in \(known); "
        + "say 'path:' in Package.swift, or 'output' in the module file")
  }
}
