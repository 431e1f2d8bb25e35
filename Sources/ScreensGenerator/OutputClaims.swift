import Regeneration
package import SourceText
import SpecModel

/// Records which spec makes which file, to find two specs that make the same file, or sources of
/// the same name in one module, which Swift does not compile.
package struct OutputClaims {
  /// Returns the package or the Xcode project that a directory is in.
  private let project: (_ directory: String) -> String?
  private var specs: [OutputClaim] = []
  /// The index of the spec that makes a file, by the identity of the file.
  private var claims: [Fingerprint: Int] = [:]
  /// The sources by module and name, in lower case; a module can have each only once.
  private var sources: [String: [Made]] = [:]
  private var projects: [String: String?] = [:]

  package init(projectOf project: @escaping (_ directory: String) -> String?) {
    self.project = project
  }

  /// A file of one of the specs.
  private struct Made {
    let spec: Int
    let path: String
  }

  /// Two files that cannot be in one module.
  private typealias Clash = (first: Made, second: Made, module: String)

  /// Adds the files that a spec makes. Reports the first file that another spec makes too, or else
  /// the sources whose names the module has already.
  package mutating func add(_ files: OutputClaim, reporting diagnostics: inout Diagnostics) {
    let (shared, clashes) = add(files)
    if let shared {
      diagnostics.error(
        .madeTwice(files.directory == "." ? shared.path : files.directory + "/" + shared.path),
        at: files.name, notes: [Diagnostic.Note(.firstMaker, at: shared.first)])
    }
    for (first, second, module) in clashes {
      let (range, isModel) = origin(of: second)
      diagnostics.error(
        .oneName(
          second.path, module, isModel: isModel,
          in: files.generator.module?.name.range.file.path), at: range,
        notes: [Diagnostic.Note(.firstMaker, at: origin(of: first).range)])
    }
  }

  /// Adds the files that a spec makes. Returns whether no other spec makes one of them, or a source
  /// of the same name in the module.
  package mutating func accepts(_ files: OutputClaim) -> Bool {
    let (shared, clashes) = add(files)
    return shared == nil && clashes.isEmpty
  }

  private mutating func add(
    _ files: OutputClaim
  ) -> (shared: (path: String, first: SourceRange)?, clashes: [Clash]) {
    var shared: (path: String, first: SourceRange)?
    for (path, identity) in zip(files.paths, files.identities) {
      let index = claims.updateValue(specs.count, forKey: identity)
      if let index, shared == nil { shared = (path, specs[index].name) }
    }
    specs.append(files)
    // Files at the same path have the same name, too.
    return (shared, shared == nil ? addSources(of: files) : [])
  }

  /// Adds the sources of the last spec under their names in its module.
  private mutating func addSources(of files: OutputClaim) -> [Clash] {
    guard let module = files.module else { return [] }
    var clashes: [Clash] = []
    for path in files.sources {
      let made = Made(spec: specs.count - 1, path: path)
      let source = module + "/" + path.fileName.lowercased()
      // Different packages and projects can have modules of the same name, as copies of an app do.
      let first = sources[source]?.first {
        knownProject(of: specs[$0.spec].directory) == knownProject(of: files.directory)
      }
      if let first { clashes.append((first, made, module)) }
      sources[source, default: []].append(made)
    }
    return clashes
  }

  private mutating func knownProject(of directory: String) -> String? {
    if let known = projects[directory] { return known }
    let project = project(directory)
    projects[directory] = project
    return project
  }

  /// Returns the part of the spec that makes the file, and whether it is a model.
  private func origin(of made: Made) -> (range: SourceRange, isModel: Bool) {
    let files = specs[made.spec]
    var ignored = Diagnostics()
    let spec = Generator.spec(files.spec, in: files.generator.module, reporting: &ignored)
    let origin = spec.flatMap {
      Blueprint($0, specFile: files.spec.name, in: files.generator.module)
        .origin(of: made.path, with: files.generator.templates)
    }
    return origin ?? (files.name, false)
  }
}

extension String {
  var fileName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}

extension Diagnostic.Message {
  fileprivate static let firstMaker: Self = "the first is made from here"

  fileprivate static func madeTwice(_ path: String) -> Self {
    Names.isOfService(path)
      ? "two specs make '\(path)'; to share one class, put 'App.module.yml', with 'module: App', into a folder above both"
      : "two specs make '\(path)'; generate them into different directories, or rename one"
  }

  fileprivate static func oneName(
    _ path: String, _ module: String, isModel: Bool, in moduleFile: String?
  ) -> Self {
    let what =
      "two specs make '\(path.fileName)' for the module '\(module)', which can have only one; "
    if Names.isOfService(path) {
      return Self(
        what + "to share one class, put '\(Names.specFile(module: module))', "
          + "with 'module: \(module)', into a folder above both")
    }
    return isModel
      ? Self(
        what + "rename one of the models, or, to share one class, declare it in "
          + (moduleFile.map { "'\($0)'" }
            ?? "'\(Names.specFile(module: module))', with 'module: \(module)', in a folder above both")
          + " instead")
      : Self(what + "give one of them another name")
  }
}
