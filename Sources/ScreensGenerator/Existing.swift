package import Regeneration
package import SourceText

/// What is where the output of one spec goes, as far as it was read.
package struct Existing: Sendable {
  /// The path of the spec, relative to the output directory; nil for standard input.
  package let specPath: String?
  /// The prefix of the paths of the output where they are shown.
  package let prefix: String
  /// Whether the output of the module's file goes into the same directory.
  package let isDirectoryOfModule: Bool
  /// Whether the user named the directory on the command line, now or earlier.
  package let isPlacedByOption: Bool

  /// The content at each path that was read; nil where nothing is. Files in a former directory have
  /// its keys.
  package private(set) var contents: [String: ChangeSet.Content?] = [:]
  /// The XIBs among them that git left unmerged.
  package private(set) var unmerged: [String: UnmergedFile] = [:]
  /// The bases in the output directory.
  package var bases: [FoundBase]?
  /// The directory that has the base of this output, of a spec with this name that no longer exists
  /// there; nil if there is none.
  package var former: FormerDirectory??

  package init(
    specPath: String?, prefix: String, isDirectoryOfModule: Bool, isPlacedByOption: Bool = false
  ) {
    self.specPath = specPath
    self.prefix = prefix
    self.isDirectoryOfModule = isDirectoryOfModule
    self.isPlacedByOption = isPlacedByOption
  }

  /// Adds what is at paths, the keys of `read`, and the unmerged files among them.
  package mutating func add(
    _ paths: [String], _ read: [String: ChangeSet.Content], unmerged: [String: UnmergedFile] = [:]
  ) {
    for path in paths { contents[path] = .some(read[path]) }
    self.unmerged.merge(unmerged) { $1 }
  }

  /// The files at the paths of the output directory that were read.
  package var yours: [String: ChangeSet.Content] {
    contents.filter { !FormerDirectory.isKey($0.key) }.compactMapValues(\.self)
  }

  /// Returns what is at each of the paths.
  func contents(of paths: [String]) throws(UnreadOutput) -> [String: ChangeSet.Content] {
    var found: [String: ChangeSet.Content] = [:]
    var unread: [String] = []
    for path in paths {
      if let content = contents[path] { found[path] = content } else { unread.append(path) }
    }
    if !unread.isEmpty { throw .contents(unread) }
    return found
  }

  func exists(_ path: String) throws(UnreadOutput) -> Bool { try !contents(of: [path]).isEmpty }

  func knownBases() throws(UnreadOutput) -> [FoundBase] {
    guard let bases else { throw .bases }
    return bases
  }

  func formerDirectory(ofBaseAt path: String) throws(UnreadOutput) -> FormerDirectory? {
    guard let former else { throw .formerDirectory(ofBaseAt: path) }
    return former
  }
}

/// What a plan needs to know of existing output and was not read, as for `UnreadInput`.
package enum UnreadOutput: Error, Hashable, Sendable {
  /// What is at paths in the output directory, or at keys of files in a former one.
  case contents([String])
  /// The bases in the output directory.
  case bases
  /// The directory that the output is moved from.
  case formerDirectory(ofBaseAt: String)
}

/// A base in an output directory. It is read when the base of a spec is missing, because the spec
/// may have been renamed or moved by hand.
package struct FoundBase: Sendable {
  /// The path below the directory.
  package let path: String
  package let file: SourceFile
  /// The path of its spec, relative to the directory.
  package let spec: String
  /// Whether that spec no longer exists.
  package let isOrphaned: Bool
  /// Whether the user named the directory on the command line.
  package var isPlacedByOption = false

  package init(path: String, file: SourceFile, spec: String, isOrphaned: Bool) {
    self.path = path
    self.file = file
    self.spec = spec
    self.isOrphaned = isOrphaned
  }
}

extension [FoundBase] {
  /// The bases of the spec at a path, or else those of specs that no longer exist.
  func candidates(forSpecAt path: String) -> [FoundBase] {
    let own = filter { $0.spec == path }
    return own.isEmpty ? filter(\.isOrphaned) : own
  }

  /// Returns what connectors and interactors alone last yielded at each of the paths.
  func filesOfLone(at paths: [String]) -> [String: Base.File] {
    var files: [String: Base.File] = [:]
    for found in self where Blueprint.isBaseOfLone(found.path) {
      var ignored = Diagnostics()
      let base = Base(found.file, reporting: &ignored)
      for path in paths { files[path] = files[path] ?? base?.files[path] }
    }
    return files
  }
}
