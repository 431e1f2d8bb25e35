import FileStore

/// What git keeps of files that it could not merge: the entries of its index, and the commit that it
/// merges. It is read with commands that run no other programs.
enum GitIndex {
  /// A version of such a file. Stage 2 is ours, and stage 3 is theirs.
  struct Entry {
    let path: String
    let stage: Character
    let blob: String
  }

  /// Returns the files that match a pattern in the repository at `top`, or none if there is no git.
  static func unmerged(_ pattern: String, in top: String) -> [Entry] {
    let words = ["ls-files", "--unmerged", "-z", "--", pattern]
    guard let bytes = try? Git.output(words, in: top) else { return [] }
    return bytes.split(separator: 0).compactMap { line in
      // '100644 <blob> 2<tab>path'
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let stage = words[2].first else { return nil }
      return Entry(
        path: String(decoding: line[(tab + 1)...], as: UTF8.self), stage: stage,
        blob: String(words[1]))
    }
  }

  /// Returns the commit whose changes git merges into the current one, or nil if it merges none, or
  /// what it merges is in no commit.
  static func otherCommit(in top: String) -> String? {
    for name in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD^", "REBASE_HEAD"] {
      let words = ["rev-parse", "--quiet", "--verify", name + "^{commit}"]
      if let hash = try? Git.output(words, in: top) {
        return String(decoding: hash.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      }
    }
    return nil
  }

  /// Returns the paths of all files of a commit.
  static func paths(of commit: String, in top: String) -> [String] {
    let words = ["ls-tree", "-r", "-z", "--name-only", commit]
    guard let bytes = try? Git.output(words, in: top) else { return [] }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the text with a hash, or at '<commit>:<path>'; nil if it is not UTF-8 or is larger than
  /// any file that the tool writes.
  static func text(of blob: String, in top: String) -> String? {
    guard let bytes = try? Git.output(["cat-file", "blob", blob], in: top),
      bytes.count <= FileStore.foundSizeLimit << 20
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
