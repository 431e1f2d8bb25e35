/// The versions of one file that a run brings together, and what lies beside it.
package struct FileVersions {
  let path: String
  /// The path that the file had before its name changed; that which it has, if nothing did.
  let origin: String
  /// What stands in the place that the file moves to.
  let inTheWay: ChangeSet.Content?
  /// Whether names are all that changed of what is generated, so that a merge goes by words. Other
  /// changes could stand in the line of an edit, and would be mixed with it.
  let isRenamed: Bool
  /// What was last generated.
  let base: String?
  let yours: ChangeSet.Content?
  let generated: String?
  /// What a conflict put beside a XIB, if it is still there.
  let beside: ChangeSet.Content?
  /// What stands at all places that were looked at.
  private let others: [String: ChangeSet.Content]

  init(
    _ path: String, base: Base?, yours: [String: ChangeSet.Content], generated: FileTree,
    origins: [String: String] = [:], before: FileTree = FileTree()
  ) {
    let origin = origins[path] ?? path
    self.path = path
    self.origin = origin
    // Where capitals are all that changes, that is the same file on most Macs.
    let isSameFile = origin == path || origin.lowercased() == path.lowercased()
    inTheWay = isSameFile ? nil : yours[path]
    let base = base?.files[origin]
    self.base = base
    isRenamed = if let base, let old = before[origin] { isSameText(base, old) } else { false }
    self.yours = yours[origin]
    self.generated = generated[path]
    beside = Self.isXIB(origin) ? yours[Self.generatedBeside(origin)] : nil
    others = yours
  }

  /// Where a copy of yours goes; nil if all the names for it are taken.
  var copyPath: String? {
    Self.copies(of: path).first { others[$0] == nil || others[$0] == yours }
  }

  /// What stands there: nothing, or such a copy.
  var copy: ChangeSet.Content? { copyPath.flatMap { others[$0] } }

  /// Whether a merge by lines could leave a file that does not open.
  var isXIB: Bool { Self.isXIB(path) }

  static func isXIB(_ path: String) -> Bool { path.hasSuffix(".xib") }

  /// Where what was generated for a XIB goes when the XIB has to stay as it is.
  static func generatedBeside(_ path: String) -> String { path + ".generated" }

  /// The names that copies of yours get: `Bookmark.swift.yours`, `Bookmark.swift.yours2`, …
  package static func copies(of path: String) -> [String] {
    [path + ".yours"] + (2...9).map { path + ".yours\($0)" }
  }
}
