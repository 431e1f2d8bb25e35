import FileStore
package import Interfaces
import Regeneration
import ScreensGenerator
package import SourceText
import SpecModel

extension Workspace {
  /// Adds the sources, XIBs and storyboards in the directory and below it, with what is known about
  /// their modules. If there are none, adds the files that the directory's specs yield. Files that
  /// cannot be read get a warning. A file that is already `seen`, even by another path, is skipped.
  package static func add(
    filesOf directory: String, in modules: ModuleFiles, to files: inout WiringFiles,
    besides seen: inout Set<String>, reporting diagnostics: inout Diagnostics,
    _ warn: Warn
  ) throws(Failure) {
    let count = files.count
    try add(
      directory, in: modules, to: &files, besides: &seen, reporting: &diagnostics, warn)
    if files.count > count { return }
    let specs = try self.files(below: directory, incomplete: true).paths.filter(isSpec)
    // Errors in a module file are reported by the commands that generate.
    let outputs = (try? modules.outputs(of: specs.map { Path.join(directory, $0) })) ?? []
    let top = identity(of: directory)
    for output in outputs
    where isDirectory(output) && !Path.isAt(identity(of: output), orBelow: top) {
      try add(output, in: modules, to: &files, besides: &seen, reporting: &diagnostics, warn)
    }
  }

  /// Adds the files in one directory and below it.
  private static func add(
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
    let found = try self.files(below: directory, hidden: isBase, incomplete: true)
    found.warn(about: { isChecked($0.fileExtension) }, in: directory, warn)
    for name in found.paths {
      let path = Path.join(directory, name)
      guard seen.insert(identity(of: path)).inserted else { continue }
      if Path.name(of: name) == "Package.swift" { manifests.append(Path.directory(of: path)) }
      if let project = project(with: path) { files.projects.insert(project) }
      let kind = name.fileExtension
      guard let format = format(of: path) else { continue }
      var problems = Diagnostics()
      guard let file = try? read(path, as: format, reporting: &problems) else {
        warn(exists(path) ? "this cannot be read, and is passed over" : leadsNowhere, path)
        continue
      }
      if isChecked(kind) { diagnostics.append(problems) }
      switch kind {
      case "swift": files.swift.append(file)
      case "xib": files.xibs.append(file)
      case "storyboard": files.storyboards.append(file)
      case "h", "m", "mm": files.objectiveC.append(file)
      case "strings": addTable(file, to: &files)
      case "pbxproj": addSwiftVersion(of: file, to: &files)
      default: try addEvidence(of: file, in: modules, to: &files)
      }
    }
    try addTargets(of: directory, manifests, to: &files)
  }

  /// Whether files with that extension are checked.
  private static func isChecked(_ kind: String) -> Bool {
    ["storyboard", "swift", "xib"].contains(kind)
  }

  /// Returns the format of the file at a path, or nil if it is not read.
  private static func format(of path: String) -> InputFormat? {
    switch Path.name(of: path).fileExtension {
    case "storyboard", "xib": .interface
    case "swift", "h", "m", "mm", "pbxproj": .source
    case "strings": .stringTable
    default: isBase(path) ? .base : isSpec(path) ? .spec : nil
    }
  }

  private static let leadsNowhere = "this is a symbolic link to nothing, and is passed over"

  /// Returns the directory of the package or the project that the file describes, or nil for any
  /// other file. Apps in C# have XIBs too, but their classes elsewhere.
  private static func project(with path: String) -> String? {
    let directory = Path.directory(of: path)
    if isProject(Path.name(of: path)) || path.hasSuffix(".csproj") { return directory }
    return isProject(directory) ? Path.directory(of: directory) : nil
  }

  /// Adds a string table if it can be read; many apps have tables in other formats.
  private static func addTable(_ file: SourceFile, to files: inout WiringFiles) {
    var problems = Diagnostics()
    let table = StringTable(file, reporting: &problems)
    if problems.hasErrors { return }
    files.tables.append(LanguageTable(file: file, keys: Set(table.texts.keys)))
  }

  private static func addSwiftVersion(of file: SourceFile, to files: inout WiringFiles) {
    guard let project = project(with: file.path)?.nameOfAll else { return }
    let version = XcodeProject.swiftVersion(file)
    files.swiftVersions[project] = min(version, files.swiftVersions[project] ?? version)
  }

  package static func isBase(_ name: String) -> Bool { name.hasSuffix(".screens-gen") }

  /// Adds what a spec, or a base, says about its output.
  private static func addEvidence(
    of file: SourceFile, in modules: ModuleFiles, to files: inout WiringFiles
  ) throws(Failure) {
    let path = file.path
    var ignored = Diagnostics()
    if isBase(path) {
      let base = Base(file, reporting: &ignored)
      let directory = Path.directory(of: path)
      for interface in base?.interfaces(beside: Path.name(of: path)) ?? [] {
        if let module = interface.module {
          files.modules.add(module, for: directory.nameOfAll, by: .base)
        }
        files.generatedClasses[Path.join(directory, interface.path)] = interface.viewClass
      }
    } else if isSpec(path) {
      // Errors in a module file are reported by the commands that generate.
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

  /// Adds the targets of the packages in the directory, and of the package that contains the
  /// directory.
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
      var ignored = Diagnostics()
      let manifest = PackageManifest(
        try read(Path.join(package, "Package.swift"), as: .manifest, reporting: &ignored))
      /// Returns the path as it is shown: the directory for a path that contains it, and nil for a
      /// path elsewhere.
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
    // Bundled files are not compiled.
    let roots = target.roots.compactMap(shown)
    for path in excluded + resources where !roots.contains(path) { files.modules.exclude(path) }
    for root in roots {
      files.bundles.append(
        TargetBundle(
          target: target.name, directory: root, excluded: excluded, resources: resources))
    }
  }
}

extension WiringFiles {
  /// The number of files that are checked.
  fileprivate var count: Int { swift.count + xibs.count + storyboards.count }
}

extension String {
  /// The extension: `swift` for `a/b.swift`.
  fileprivate var fileExtension: String {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return "" }
    return String(self[index(after: dot)...])
  }

  /// The directory as the prefix of paths below it: empty for the current one.
  fileprivate var nameOfAll: String { self == "." ? "" : self }
}
