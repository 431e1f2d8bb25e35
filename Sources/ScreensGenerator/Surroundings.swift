package import Regeneration
package import SourceText

/// What a plan asks of the disk. The tool asks the disk itself; tests use a dictionary.
package protocol Surroundings {
  associatedtype Problem: Error

  /// The path of the spec, seen from the output directory; nil if it was standard input.
  var specPath: String? { get }
  /// Whether the output of the module's file goes into the same directory.
  var isDirectoryOfModule: Bool { get }
  /// How the paths of the output begin where they are shown.
  var prefix: String { get }

  /// What is at the path under which the spec names another; nil for nothing.
  func spec(at path: String) throws(Problem) -> SpecReference?
  /// A source that a service may be in, as it is shown, if it is not there; nil if it is.
  func missing(_ path: String) -> String?
  /// The methods that a source that is not `missing` declares in a class; nil if some of them cannot
  /// be read.
  func methods(ofClass name: String, at path: String) -> [OwnMethod]?
  /// Whether something besides that source may add a method to the class.
  func mayAdd(method: String, toClass name: String) -> Bool
  func exists(_ path: String) -> Bool
  /// What is at each of the paths in the output directory, or in another one that it is moved from.
  func contents(
    of paths: [String], in former: FormerDirectory?
  ) throws(Problem) -> [String: ChangeSet.Content]

  /// Those of the XIBs at `paths` that git left unmerged, by path.
  func unmerged(at paths: [String]) -> [String: UnmergedFile]

  /// The first renaming that `renaming` finds for a base in the output directory. The spec of that
  /// base is this one, or is gone, and no other spec has taken the base.
  func renaming(
    _ renaming: (_ base: SourceFile, _ path: String) -> Renaming?
  ) throws(Problem) -> Renaming?
  /// The directory that has the base at `path` of a spec of this name, which is not there any more.
  func formerDirectory(ofBaseAt path: String) throws(Problem) -> FormerDirectory?
  /// What Connectors and Interactors alone in the output directory last yielded at each of the paths.
  func formerFiles(at paths: [String]) throws(Problem) -> [String: Base.File]
  /// The sources and XIBs of the project around the output directory, or else below it, as they will
  /// be after some changes.
  func sources(after changes: [ChangeSet.Change]) throws(Problem) -> [SourceFile]
}

extension Surroundings {
  /// What is at each of the paths of the output, and at those of files that come from `former`.
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
}
