package import Regeneration
package import SourceText

/// The disk as a plan sees it. The tool uses the disk itself; tests use a dictionary.
package protocol Surroundings {
  associatedtype Problem: Error

  /// The path of the spec, relative to the output directory; nil for standard input.
  var specPath: String? { get }
  /// Whether the output of the module's file goes into the same directory.
  var isDirectoryOfModule: Bool { get }
  /// The prefix of the paths of the output where they are shown.
  var prefix: String { get }

  /// Returns what is at the path under which the spec names another one, or nil for nothing.
  func spec(at path: String) throws(Problem) -> SpecReference?
  /// Returns the path, as it is shown, of a source for a service that does not exist, or nil if it
  /// does.
  func missing(_ path: String) -> String?
  /// Returns the methods that a source that is not `missing` declares in a class, or nil if some of
  /// them cannot be read.
  func methods(ofClass name: String, at path: String) -> [OwnMethod]?
  /// Returns whether anything besides that source may add a method to the class.
  func mayAdd(method: String, toClass name: String) -> Bool
  func exists(_ path: String) -> Bool
  /// Returns what is at each of the paths in the output directory, or in another directory from
  /// which the output is moved.
  func contents(
    of paths: [String], in former: FormerDirectory?
  ) throws(Problem) -> [String: ChangeSet.Content]

  /// Returns the XIB at a path that git left unmerged, in the output directory or in another one
  /// from which the output is moved; nil if git did not.
  func unmerged(at path: String, in former: FormerDirectory?) -> UnmergedFile?

  /// Returns the first renaming that `renaming` finds for a base in the output directory. The spec
  /// of that base is this one, or no longer exists, and no other spec has taken the base.
  func renaming(
    _ renaming: (_ base: SourceFile, _ path: String) -> Renaming?
  ) throws(Problem) -> Renaming?
  /// Returns the directory that has the base at `path`, of a spec with this name that no longer
  /// exists there.
  func formerDirectory(ofBaseAt path: String) throws(Problem) -> FormerDirectory?
  /// Returns what connectors and interactors alone, in the output directory, last yielded at each
  /// of the paths.
  func formerFiles(at paths: [String]) throws(Problem) -> [String: Base.File]
  /// Returns the sources and XIBs of the project around the output directory, or else below it, as
  /// they will be after the changes.
  func sources(after changes: [ChangeSet.Change]) throws(Problem) -> [SourceFile]
}

extension Surroundings {
  /// Returns what is at each of the paths of the output, and at those of files that come from
  /// `former`.
  func contents(
    of paths: [String], movedFrom former: FormerDirectory?
  ) throws(Problem) -> [String: ChangeSet.Content] {
    guard let former else { return try contents(of: paths, in: nil) }
    var all = try contents(of: paths.filter { former.path(ofKey: $0) == nil }, in: nil)
    for (path, content) in try contents(of: paths.compactMap(former.path), in: former) {
      all[former.key(path)] = content
    }
    return all
  }

  /// Returns the XIBs that git left unmerged, by the same paths.
  func unmerged(
    at paths: some Sequence<String>, movedFrom former: FormerDirectory?
  ) -> [String: UnmergedFile] {
    paths.reduce(into: [:]) { files, path in
      if let origin = former?.path(ofKey: path) {
        files[path] = unmerged(at: origin, in: former)
      } else {
        files[path] = unmerged(at: path, in: nil)
      }
    }
  }
}
