import SourceText
import TextMerge
import XIBMerge

/// The versions of one file that a run brings together, and what lies beside it.
package struct FileVersions {
  let path: String
  /// The path that the file had before its name changed; that which it has, if nothing did.
  let origin: String
  /// What is at the path that the file moves to.
  let inTheWay: ChangeSet.Content?
  /// Whether names are all that changed of what is generated, so that a merge goes by words. Other
  /// changes could be in the line of an edit, and would be mixed with it.
  let isRenamed: Bool
  /// The new keys of a string table by the old ones, where a name changed that they derive from.
  let newKeys: [String: String]
  /// What was last generated.
  let base: Base.File?
  let yours: ChangeSet.Content?
  let generated: String?
  /// What a conflict put beside a XIB, if it is still there.
  let beside: ChangeSet.Content?
  /// The versions of both branches, if git could not merge them.
  private let unmerged: UnmergedFile?
  /// What is at all the paths that were looked at.
  private let others: [String: ChangeSet.Content]

  init(
    _ path: String, base: Base?, yours: [String: ChangeSet.Content], generated: FileTree,
    origins: [String: String] = [:], before: FileTree = FileTree(),
    unmerged: [String: UnmergedFile] = [:]
  ) {
    let origin = origins[path] ?? path
    self.path = path
    self.origin = origin
    // Where capitals are all that changes, that is the same file on most Macs.
    let isSameFile = origin == path || origin.lowercased() == path.lowercased()
    inTheWay = isSameFile ? nil : yours[path]
    let base = base?.files[origin]
    self.base = base
    newKeys = Self.newKeys(from: before[origin], to: generated[path], at: path)
    isRenamed =
      if let base, let old = before[origin] { isSameText(base.text, old) } else { false }
    self.yours = yours[origin]
    self.generated = generated[path]
    beside = Self.isXIB(origin) ? yours[Self.generatedBeside(origin)] : nil
    self.unmerged = unmerged[origin]
    others = yours
  }

  /// Where a copy of yours goes; nil if all the names for it are taken.
  var copyPath: String? { Self.copyPath(of: path, yours, beside: others) }

  /// What is there: nothing, or such a copy.
  var copy: ChangeSet.Content? { copyPath.flatMap { others[$0] } }

  /// Whether a merge by lines could leave a file that does not open.
  var isXIB: Bool { Self.isXIB(path) }

  /// Whether it is a string table, which an app reads nothing of if it has conflict markers.
  var isStringTable: Bool { Self.isStringTable(path) }

  private static func isStringTable(_ path: String) -> Bool { path.hasSuffix(".strings") }

  /// The version of the other branch, if a merge left ours, nobody settled it, and theirs was edited.
  var theirs: String? {
    guard let unmerged, case .text(let yours)? = yours, isSameText(yours, unmerged.ours),
      isEdited(unmerged.theirs)
    else { return nil }
    return unmerged.theirs
  }

  /// Whether a text is neither what is generated nor what was.
  func isEdited(_ text: String) -> Bool {
    !(generatedBefore + [generated].compactMap(\.self)).contains { isSameText($0, text) }
  }

  private static func newKeys(
    from old: String?, to new: String?, at path: String
  ) -> [String: String] {
    guard isStringTable(path), let old, let new else { return [:] }
    return StringTableEntries(old).newKeys(in: StringTableEntries(new))
  }

  static func isXIB(_ path: String) -> Bool { path.hasSuffix(".xib") }

  /// Where what was generated for a XIB goes when the XIB has to stay as it is.
  package static func generatedBeside(_ path: String) -> String { path + ".generated" }

  /// The names that copies of yours get: `Bookmark.swift.yours`, `Bookmark.swift.yours2`, …
  package static func copies(of path: String) -> [String] {
    [path + ".yours"] + (2...9).map { path + ".yours\($0)" }
  }

  static func copyPath(
    of path: String, _ yours: ChangeSet.Content?, beside others: [String: ChangeSet.Content]
  ) -> String? {
    copies(of: path).first { others[$0] == nil || others[$0] == yours }
  }

  /// Everything that was generated for the file: on both branches, where git could not merge them.
  var generatedBefore: [String] { [base?.text, base?.other].compactMap { $0 } }

  /// Whether the file is what a conflict found, so that nobody settled it.
  func isUnsettled(_ yours: String) -> Bool {
    base?.conflict.map { $0.yours == Fingerprint(of: yours) } ?? false
  }

  /// What edits of the file were made of; nil if that is not known.
  func mergeBase(_ yours: String, _ generated: String) -> String? {
    guard let base else { return nil }
    if let conflict = base.conflict, isUnsettled(yours) { return conflict.base }
    guard let other = base.other else { return base.text }
    let settled = ForkedText(ours: base.text, theirs: other).settled(like: generated)
    guard isXIB else { return settled }
    let file = SourceFile(path: path, text: generated)
    return [settled, base.text, other].first { MergedXIB.isWhole($0, like: file) } ?? generated
  }
}
