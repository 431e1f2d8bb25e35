package import Regeneration
package import SourceText

/// The files that one spec makes, as they are compared with those of the other specs of a run.
package struct MadeFiles: Sendable {
  package let spec: SourceFile
  /// That of the spec, or the start of the file if it was not read.
  package let name: SourceRange
  /// The directory of the output, as it is shown.
  package let directory: String
  let module: String?
  let paths: [String]
  /// What identifies each of these paths among those in all directories.
  let identities: [Fingerprint]
  /// The sources that the module has after the run, without those that the user deleted.
  let sources: [String]

  /// `identity` is what all paths to the directory have in common, and `changes` is what the run
  /// does there.
  package init(
    of paths: [String], _ changes: [ChangeSet.Change], spec: SourceFile, name: SourceRange,
    module: String?, directory: String, identity: String
  ) {
    self.spec = spec
    self.name = name
    self.directory = directory
    self.module = module
    self.paths = paths
    // They are one file on a disk that does not tell cases apart, too.
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
