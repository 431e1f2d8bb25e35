import SourceText
import XMLText

/// The versions of one file that a run merges, and the files beside it.
package struct FileVersions {
  let path: String
  /// The path of the file before its name changed; the same path if it did not.
  let origin: String
  /// The content at the path that the file moves to.
  let inTheWay: ChangeSet.Content?
  /// Whether only names changed in what is generated, so that the merge compares words. Other
  /// changes could be in an edited line, and would be mixed with the edit.
  let isRenamed: Bool
  /// The new keys of a string table by the old ones, if a name changed from which they are derived.
  let newKeys: [String: String]
  /// The version that was last generated.
  let base: Base.File?
  let yours: ChangeSet.Content?
  let generated: String?
  /// The content that a conflict put beside a XIB, if it still exists.
  let generatedCopy: ChangeSet.Content?
  /// The versions of both branches, if git could not merge them.
  private let unmerged: UnmergedFile?
  /// The content at all paths that were read.
  private let others: [String: ChangeSet.Content]

  init(
    _ path: String, base: Base?, yours: [String: ChangeSet.Content], generated: FileTree,
    origins: [String: String] = [:], before: FileTree = FileTree(),
    unmerged: [String: UnmergedFile] = [:]
  ) {
    // A file that was kept at its path when it was no longer generated has not moved since.
    let isKept = base.map { $0.files[path] != nil && $0.files[origins[path] ?? path] == nil }
    let origin = isKept == true ? path : origins[path] ?? path
    self.path = path
    self.origin = origin
    // If only the case changes, both paths are the same file on most Macs.
    let isSameFile = origin == path || origin.lowercased() == path.lowercased()
    inTheWay = isSameFile ? nil : yours[path]
    let base = base?.files[origin]
    self.base = base
    newKeys = Self.newKeys(from: before[origin], to: generated[path], at: path)
    isRenamed =
      if let base, let old = before[origin] { isSameText(base.text, old) } else { false }
    self.yours = yours[origin]
    self.generated = generated[path]
    generatedCopy = Self.isXIB(origin) ? yours[Self.generatedCopyPath(of: origin)] : nil
    self.unmerged = unmerged[origin]
    others = yours
  }

  /// The path for a copy of the user's version; nil if all names for it are taken.
  var copyPath: String? { Self.copyPath(of: path, yours, beside: others) }

  /// The content at that path: none, or such a copy.
  var copy: ChangeSet.Content? { copyPath.flatMap { others[$0] } }

  /// Whether the file is a XIB, which a merge by lines could make unreadable.
  var isXIB: Bool { Self.isXIB(path) }

  /// Whether it is a string table, which an app cannot read at all if it has conflict markers.
  var isStringTable: Bool { Self.isStringTable(path) }

  private static func isStringTable(_ path: String) -> Bool { path.hasSuffix(".strings") }

  /// The version of the other branch, if a merge left ours, the conflict is not settled, and theirs
  /// was edited.
  var theirs: String? {
    guard let unmerged, case .text(let yours)? = yours, isSameText(yours, unmerged.ours),
      isEdited(unmerged.theirs),
      !unmerged.generated.contains(where: { isSameText($0, unmerged.theirs) })
    else { return nil }
    return unmerged.theirs
  }

  /// Whether a text differs from what is and what was generated.
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

  /// Returns the path for what was generated for a XIB, if the XIB has to stay as it is.
  package static func generatedCopyPath(of path: String) -> String { path + ".generated" }

  /// Returns the names for copies of the user's version: `Bookmark.swift.yours`,
  /// `Bookmark.swift.yours2`, …
  package static func copies(of path: String) -> [String] {
    [path + ".yours"] + (2...9).map { path + ".yours\($0)" }
  }

  static func copyPath(
    of path: String, _ yours: ChangeSet.Content?, beside others: [String: ChangeSet.Content]
  ) -> String? {
    copies(of: path).first { others[$0] == nil || others[$0] == yours }
  }

  /// All versions that were generated for the file: on both branches, if git could not merge them.
  var generatedBefore: [String] { [base?.text, base?.other].compactMap { $0 } }

  /// Whether the file is still the version that a conflict found, so that it is not settled.
  func isUnsettled(_ yours: String) -> Bool {
    base?.conflict.map { $0.yours == Fingerprint(of: yours) } ?? false
  }

  /// Returns the version that was edited, or nil if it is not known.
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
