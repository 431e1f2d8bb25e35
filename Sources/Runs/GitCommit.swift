import FileStore
package import SourceText

/// A commit, whose files git shows.
package struct GitCommit {
  private let hash: String

  /// The commit of a branch, a tag or another name, in the repository that `directory` is in.
  package init(_ name: String, in directory: String) throws(Failure) {
    let found = try Self.git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], in: directory)
    guard let found, !found.isEmpty else {
      throw Failure(
        code: .noInput,
        message: "git knows no commit '\(name)' in '\(directory)'; write a branch, a tag or a hash")
    }
    hash = String(decoding: found.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The file as it was in the commit; nil if it was not there.
  package func file(at path: String) throws(Failure) -> SourceFile? {
    let name = Path.name(of: path)
    let bytes = try Self.git(
      ["cat-file", "blob", "\(hash):./\(name)"], in: Path.directory(of: path))
    guard let bytes else { return nil }
    var diagnostics = Diagnostics()
    let file = SourceFile(path: path, bytes: bytes, reporting: &diagnostics)
    return diagnostics.hasErrors ? nil : file
  }

  /// What git prints; nil if it fails. It fetches nothing that the repository lacks: by its settings,
  /// that could run any program.
  private static func git(
    _ arguments: [String], in directory: String
  ) throws(Failure) -> [UInt8]? {
    try Workspace.using { _ throws(FileProblem) in
      try ChildProcess.output(
        of: ["git", "-C", directory] + arguments,
        setting: ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"])
    }
  }
}
