import FileStore
import InterfacePreview
import Regeneration
import ScreensGenerator
package import SourceText
import SpecModel
package import WiringCheck

extension Workspace {
  /// Adds the sources, XIBs and storyboards in the directory and below it, with what is known of
  /// their modules.
  /// A file that is `seen` already, by whatever path, is not looked at again.
  package static func add(
    _ directory: String, in modules: ModuleFiles, to files: inout WiringFiles,
    besides seen: inout Set<String>, reporting diagnostics: inout Diagnostics,
    _ warn: Warn
  ) throws(Failure) {
    switch store.kind(of: directory, followingLinks: true) {
    case nil:
      throw Failure(code: .noInput, message: "nothing is at '\(directory)'")
    case .directory:
      break
    case .file, .link, .other:
      throw Failure(
        code: .noInput,
        message: "'\(directory)' is a file; name the directory of the XIBs and their sources")
    }
    var manifests: [String] = []
    let found = try self.files(below: directory, hidden: isBase)
    found.warn(
      about: { ["storyboard", "swift", "xib"].contains($0.fileExtension) }, in: directory,
      warn)
    for name in found.paths {
      let path = Path.join(directory, name)
      guard seen.insert(identity(of: path)).inserted else { continue }
      if Path.name(of: name) == "Package.swift" { manifests.append(Path.directory(of: path)) }
      if let project = project(with: path) { files.projects.insert(project) }
      switch name.fileExtension {
      case "swift": files.swift.append(try read(path, reporting: &diagnostics))
      case "xib": files.xibs.append(try read(path, reporting: &diagnostics))
      case "storyboard": files.storyboards.append(try read(path, reporting: &diagnostics))
      case "h", "m", "mm": files.objectiveC.append(try readLeniently(path))
      case "strings": try addTable(path, to: &files)
      case "pbxproj": try addSwiftVersion(of: path, to: &files)
      default: try addEvidence(of: path, in: modules, to: &files)
      }
    }
    try addTargets(of: directory, manifests, to: &files)
  }

  /// The directory of the package or the project that the file is the description of; nil for any
  /// other file. Apps in C# have XIBs too, and their classes elsewhere.
  private static func project(with path: String) -> String? {
    let directory = Path.directory(of: path)
    if isProject(Path.name(of: path)) || path.hasSuffix(".csproj") { return directory }
    return isProject(directory) ? Path.directory(of: directory) : nil
  }

  /// Adds a string table, if it can be read; many of apps are written otherwise.
  private static func addTable(_ path: String, to files: inout WiringFiles) throws(Failure) {
    var problems = Diagnostics()
    let file = try read(path, reporting: &problems)
    let table = StringTable(file, reporting: &problems)
    if problems.hasErrors { return }
    files.tables.append(LanguageTable(file: file, keys: Set(table.texts.keys)))
  }

  private static func addSwiftVersion(
    of path: String, to files: inout WiringFiles
  ) throws(Failure) {
    guard let project = project(with: path)?.nameOfAll else { return }
    let version = XcodeProject.swiftVersion(try readLeniently(path))
    files.swiftVersions[project] = min(version, files.swiftVersions[project] ?? version)
  }

  /// A file that is nothing to complain about here, whatever it holds.
  private static func readLeniently(_ path: String) throws(Failure) -> SourceFile {
    var ignored = Diagnostics()
    return try read(path, reporting: &ignored)
  }

  package static func isBase(_ name: String) -> Bool { name.hasSuffix(".screens-gen") }

  /// Adds what a spec, or what was last generated, says of its output.
  private static func addEvidence(
    of path: String, in modules: ModuleFiles, to files: inout WiringFiles
  ) throws(Failure) {
    var ignored = Diagnostics()
    if isBase(path) {
      let base = Base(try readLeniently(path), reporting: &ignored)
      let directory = Path.directory(of: path)
      for interface in base?.interfaces(beside: Path.name(of: path)) ?? [] {
        if let module = interface.module {
          files.modules.add(module, for: directory.nameOfAll, by: .base)
        }
        files.generatedClasses[Path.join(directory, interface.path)] = interface.viewClass
      }
    } else if isSpec(path) {
      let file = try readLeniently(path)
      // What is wrong with a module file is for the commands that generate.
      let module = Result { () throws(Failure) in try modules.found(for: path) }
      guard case .success(let module) = module,
        let spec = Generator.spec(file, in: module?.spec, reporting: &ignored),
        case .screenlet(let screenlet) = spec, let module = screenlet.module?.value
      else { return }
      let blueprint = Blueprint(spec, specFile: Path.name(of: path))
      let output = try modules.output(of: path)
      for folder in [blueprint.root, Path.join(Names.resourceFolder, blueprint.root)] {
        files.modules.add(module, for: Path.join(output, folder).nameOfAll, by: .spec)
      }
    }
  }

  /// Adds the targets of the packages in the directory, and of the one that the directory is in.
  private static func addTargets(
    of directory: String, _ packages: [String], to files: inout WiringFiles
  ) throws(Failure) {
    guard let top = store.realPath(of: directory) else { return }
    var packages = packages.compactMap(store.realPath)
    var above = top
    while Path.directory(of: above) != above {
      above = Path.directory(of: above)
      guard store.isFindable(Path.join(above, "Package.swift")) else { continue }
      packages.append(above)
      break
    }
    for package in packages {
      let manifest = PackageManifest(try readLeniently(Path.join(package, "Package.swift")))
      /// The path as it is shown: of the directory for what holds it, nil for what is elsewhere.
      func shown(_ path: String) -> String? {
        let path = path.isEmpty ? package : Path.join(package, path)
        if path == top || top.hasPrefix(path + "/") { return directory.nameOfAll }
        return path.hasPrefix(top + "/")
          ? Path.join(directory, String(path.dropFirst(top.count + 1))) : nil
      }
      for target in manifest.targets { add(target, to: &files, shown) }
    }
  }

  private static func add(
    _ target: PackageManifest.Target, to files: inout WiringFiles,
    _ shown: (String) -> String?
  ) {
    for folder in target.directories.compactMap(shown) {
      files.modules.add(target.module, for: folder, by: .manifest)
    }
    let excluded = target.excluded.compactMap(shown)
    guard let resources = target.resources?.compactMap(shown) else {
      return excluded.forEach { files.modules.exclude($0) }
    }
    // What is bundled is not compiled.
    let roots = target.roots.compactMap(shown)
    for path in excluded + resources where !roots.contains(path) { files.modules.exclude(path) }
    for root in roots {
      files.bundles.append(
        TargetBundle(
          target: target.name, directory: root, excluded: excluded, resources: resources))
    }
  }
}

extension String {
  /// `swift` for `a/b.swift`.
  fileprivate var fileExtension: String {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return "" }
    return String(self[index(after: dot)...])
  }

  /// The directory as paths below it begin: nothing for the current one.
  fileprivate var nameOfAll: String { self == "." ? "" : self }
}
