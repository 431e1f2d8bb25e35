package import Regeneration
package import SourceText

/// The files that one spec makes, for comparison with those of the other specs of a run.
package struct OutputClaim: Sendable {
  package let spec: SourceFile
  /// The range of the spec's name, or the start of the file if the spec was not read.
  package let name: SourceRange
  /// The directory of the output, as it is shown.
  package let directory: String
  /// The generator of the files.
  let generator: Generator
  package let module: String?
  let paths: [String]
  /// The identity of each path among the paths in all directories.
  let identities: [Fingerprint]
  /// The sources that the module has after the run, without those that the user deleted.
  let sources: [String]

  /// Creates the files of a spec. `identity` is the same for all paths to the directory, and
  /// `changes` are the changes of the run in that directory.
  package init(
    of paths: [String], _ changes: [ChangeSet.Change], spec: SourceFile, name: SourceRange,
    module: String?, directory: String, identity: String, by generator: Generator
  ) {
    self.spec = spec
    self.generator = generator
    self.name = name
    self.directory = directory
    self.module = module
    self.paths = paths
    // On a disk that is not case-sensitive, paths that differ in case only are one file.
    identities = paths.map { Fingerprint(of: (identity + "/" + $0).lowercased()) }
    let generated = Set(paths)
    sources = changes.filter { change in
      switch change.change {
      case .skip, .remove: false
      default: generated.contains(change.path) && change.path.hasSuffix(".swift")
      }
    }.map(\.path).filter { !Names.isOfTests($0) }
  }
}
