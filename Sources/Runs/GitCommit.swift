import FileStore
package import SourceText

/// A commit, whose files are read through git.
package struct GitCommit {
  private let hash: String

  /// Finds the commit of a branch, a tag or another name, in the repository that contains
  /// `directory`.
  package init(_ name: String, in directory: String) throws(Failure) {
    let found = try Git.output(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], in: directory)
    guard let found, !found.isEmpty else {
      throw Failure(
        code: .noInput,
        message: "git knows no commit '\(name)' in '\(directory)'; write a branch, a tag or a hash")
    }
    hash = String(decoding: found.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Returns the file as it was in the commit, or nil if it did not exist.
  package func file(at path: String, as format: InputFormat) throws(Failure) -> SourceFile? {
    let name = Path.name(of: path)
    let bytes = try Git.output(
      ["cat-file", "blob", "\(hash):./\(name)"], in: Path.directory(of: path))
    guard let bytes, bytes.count <= format.limits.size else { return nil }
    var diagnostics = Diagnostics()
    let file = SourceFile(path: path, bytes: bytes, reporting: &diagnostics)
    return diagnostics.hasErrors ? nil : file
  }
}
