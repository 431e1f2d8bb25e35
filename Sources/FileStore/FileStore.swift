package import SourceText

/// The disk, which only this code reads and writes. Everything it reads is a regular file of a
/// limited size. Everything it writes is staged first, and then changes as a whole, in a
/// `Transaction`.
package struct FileStore: Sendable {
  package let system: any FileSystem
  let state: StateDirectory

  package init(system: any FileSystem = SystemCalls(), state: StateDirectory) {
    self.system = system
    self.state = state
  }

  /// The size limit of files that are found, in megabytes. No spec, source, XIB or template comes
  /// close, and processing that many bytes takes no more than a second.
  package static let foundSizeLimit = 1
  /// The size limit of hidden files, in megabytes. These are the bases, which contain everything
  /// that is generated from a spec.
  package static let keptSizeLimit = InputFormat.base.limits.size >> 20

  /// Returns the size limit of a file that is found or written at `path`, in megabytes.
  package static func sizeLimit(at path: String) -> Int {
    Path.name(of: path).isHidden ? keptSizeLimit : foundSizeLimit
  }

  static var randomName: String { String(UInt64.random(in: .min ... .max), radix: 16) }

  // MARK: Looking

  /// Returns the kind of the file at `path`, or nil if there is nothing.
  package func kind(of path: String, followingLinks: Bool = false) -> FileStatus.Kind? {
    system.status(of: path, followingLinks: followingLinks)?.kind
  }

  package func realPath(of path: String) -> String? { system.realPath(of: path) }

  /// Returns a key that two paths share if they lead to the same file or directory, whether or not
  /// it exists: its absolute path without links.
  package func identity(of path: String) -> String {
    if let real = system.realPath(of: path) { return real }
    if path.hasSuffix("/") { return identity(of: String(path.dropLast())) }
    let directory = Path.directory(of: path)
    return directory == path
      ? path : Path.join(identity(of: directory), Path.name(of: path))
  }

  /// Returns the path of a tree to show to a user who named `directories`: relative to one of them
  /// or to the current directory, or otherwise its absolute path.
  package func shown(_ tree: String, from directories: [String]) -> String {
    for directory in directories + ["."] {
      let top = identity(of: directory)
      guard Path.isAt(tree, orBelow: top) else { continue }
      let rest = tree.dropFirst(top.count).drop { $0 == "/" }
      return rest.isEmpty ? directory : Path.join(directory, String(rest))
    }
    return tree
  }

  // MARK: Reading

  /// Returns the bytes of the file at `path`, which may be a link to a file.
  package func bytes(
    at path: String, as format: InputFormat
  ) throws(FileProblem) -> [UInt8] {
    let content: FileContent
    do {
      content = try system.read(path, limit: format.limits.size, followingLinks: true)
    } catch  where error.isAbsence {
      throw FileProblem(.missing, "no file is at '\(path)'")
    } catch {
      throw .read(path, error)
    }
    switch content {
    case .bytes(let bytes):
      return bytes
    case .notAFile where kind(of: path, followingLinks: true) == .directory:
      throw FileProblem(.missing, "'\(path)' is a directory; name a file")
    case .notAFile:
      throw FileProblem(
        .inputOutput, "'\(path)' is not a regular file; name one, or '-' for standard input")
    case .tooLarge:
      throw FileProblem(
        .inputOutput, "'\(path)' has more than \(format.limits.size >> 20) MB, the limit")
    }
  }

  /// Returns all bytes of standard input.
  package func standardInput(as format: InputFormat) throws(FileProblem) -> [UInt8] {
    do {
      if let bytes = try Descriptor.standardInput.bytes(limit: format.limits.size) { return bytes }
    } catch {
      throw FileProblem(.inputOutput, "cannot read standard input: \(error.reason)")
    }
    throw FileProblem(
      .inputOutput, "standard input has more than \(format.limits.size >> 20) MB, the limit")
  }

  package func names(in directory: String) throws(FileProblem) -> [String] {
    do {
      return try system.names(in: directory)
    } catch {
      throw .read(directory, error)
    }
  }

  // MARK: Existing output

  /// The content at the path of an output file.
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A directory, or a file that is not text or too large.
    case other
  }

  /// Returns the content at each of `paths` below `directory`. Throws an error if there is a link
  /// on the way, or something other than a directory where one is needed.
  package func contents(
    of paths: [String], in directory: String
  ) throws(FileProblem) -> [String: Content] {
    try checkDirectory(directory)
    var contents: [String: Content] = [:]
    var directories: [String: Bool] = [:]
    var missing: String?
    for path in paths where contents[path] == nil {
      if path.utf8.count > Self.longestPath { throw .longPath(path) }
      let above = Path.directory(of: path)
      if above == missing { continue }
      guard try hasDirectory(above, in: directory, known: &directories) else {
        missing = above
        continue
      }
      contents[path] = try content(at: Path.join(directory, path))
    }
    return contents
  }

  /// Returns the content at `path`, which must not be a link, or nil if there is nothing.
  private func content(at path: String) throws(FileProblem) -> Content? {
    do {
      let limit = Self.sizeLimit(at: path) << 20
      switch try system.read(path, limit: limit, followingLinks: false) {
      case .bytes(let bytes):
        return String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .other
      case .notAFile, .tooLarge:
        return .other
      }
    } catch  where error.isAbsence {
      return nil
    } catch  where error.code == Self.loop {
      throw .link(path)
    } catch {
      throw .read(path, error)
    }
  }

  /// Returns all bytes of a file that a run created, without a limit, or nil if it cannot be read.
  func bytesOfOwnFile(at path: String) -> [UInt8]? {
    let content = try? system.read(path, limit: .max, followingLinks: false)
    return if case .bytes(let bytes)? = content { bytes } else { nil }
  }

  /// Throws an error if `directory` is not a directory and cannot become one.
  private func checkDirectory(_ directory: String) throws(FileProblem) {
    var path = directory
    var kind = kind(of: path, followingLinks: true)
    while kind == nil, Path.directory(of: path) != path {
      path = Path.directory(of: path)
      kind = self.kind(of: path, followingLinks: true)
    }
    if kind != .directory {
      throw FileProblem(.cannotCreate, "'\(path)' is not a directory to generate into")
    }
  }

  /// Returns whether the directory `path` exists below `directory`. `known` are the directories
  /// that have already been checked.
  private func hasDirectory(
    _ path: String, in directory: String, known: inout [String: Bool]
  ) throws(FileProblem) -> Bool {
    if path == "." { return true }
    if let isThere = known[path] { return isThere }
    var isThere = try hasDirectory(Path.directory(of: path), in: directory, known: &known)
    if isThere { isThere = try isOutputDirectory(Path.join(directory, path)) }
    known[path] = isThere
    return isThere
  }

  private func isOutputDirectory(_ path: String) throws(FileProblem) -> Bool {
    switch kind(of: path) {
    case nil: return false
    case .directory: return true
    case .link: throw .link(path)
    case .file, .other: throw .notADirectory(path)
    }
  }

  // MARK: Directories

  /// Creates a directory and its missing parents.
  func makeDirectories(_ path: String) throws(SystemError) {
    do {
      try system.makeDirectory(path, mode: 0o777)
    } catch  where error.code == Self.exists {
      if kind(of: path, followingLinks: true) != .directory { throw error }
    } catch  where error.code == Self.noEntry && Path.directory(of: path) != path {
      try makeDirectories(Path.directory(of: path))
      do {
        try system.makeDirectory(path, mode: 0o777)
      } catch  where error.code == Self.exists {
        // Another thread has created it.
      }
    }
  }
}

extension FileProblem {
  fileprivate static func longPath(_ path: String) -> FileProblem {
    FileProblem(.cannotCreate, "'\(path.prefix(60))…' is too long for a path of the output")
  }
}
