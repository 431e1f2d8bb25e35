import SourceText

/// The files in a directory and below it.
package struct FoundFiles: Hashable, Sendable {
  /// A path with the name of a requested file that is not read.
  package struct PassedOver: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// A link that leads outside the directory, or to a hidden file, which may be private.
      case outerLink
      /// A link to a directory, which could lead back up.
      case directoryLink
      /// A pipe, a device or a socket.
      case notAFile
      case tooLarge
      /// A directory whose names the user may not read.
      case unreadable
    }

    package let path: String
    package let reason: Reason
  }

  /// The paths of the files, in order.
  package fileprivate(set) var paths: [String] = []
  package fileprivate(set) var passedOver: [PassedOver] = []
}

extension FileStore {
  /// The maximum depth of a search, which is far beyond any project.
  package static let depthLimit = 64

  /// Returns the files below `directory` that are not hidden, and the hidden files whose names are
  /// requested. Directories with the names `skipped` are omitted. Throws an error if the directory
  /// itself cannot be read; an unreadable directory below it is passed over.
  package func files(
    below directory: String, hidden isWanted: (String) -> Bool = { _ in false },
    skipping skipped: Set<String> = []
  ) throws(FileProblem) -> FoundFiles {
    var found = FoundFiles()
    let search = Search(directory: directory, top: identity(of: directory), skipped: skipped)
    try add(filesIn: "", depth: 0, of: search, hidden: isWanted, to: &found)
    return found
  }

  /// A search of a directory, with the directory as shown to the user, and its absolute path
  /// without links.
  private struct Search {
    let directory: String
    let top: String
    let skipped: Set<String>

    func place(of path: String) -> String { Path.join(directory, path) }
  }

  private func add(
    filesIn folder: String, depth: Int, of search: Search, hidden isWanted: (String) -> Bool,
    to found: inout FoundFiles
  ) throws(FileProblem) {
    if depth > Self.depthLimit { throw .tooDeep(search.directory) }
    let names: [String]
    do throws(FileProblem) {
      names = try self.names(in: folder.isEmpty ? search.directory : search.place(of: folder))
    } catch {
      if folder.isEmpty { throw error }
      return found.passedOver.append(FoundFiles.PassedOver(path: folder, reason: .unreadable))
    }
    for name in names where !name.isHidden || isWanted(name) {
      let path = Path.join(folder, name)
      let place = search.place(of: path)
      guard let status = system.status(of: place, followingLinks: false) else { continue }
      if status.kind == .directory {
        if search.skipped.contains(name) { continue }
        try add(filesIn: path, depth: depth + 1, of: search, hidden: isWanted, to: &found)
      } else if let reason = reasonToPassOver(status, at: place, below: search.top) {
        found.passedOver.append(FoundFiles.PassedOver(path: path, reason: reason))
      } else {
        found.paths.append(path)
      }
    }
  }

  /// Returns whether there is a file at `path` that a search would find.
  package func isFindable(_ path: String) -> Bool {
    guard let status = system.status(of: path, followingLinks: false) else { return false }
    return status.kind == .file && status.size <= Self.foundSizeLimit << 20
  }

  /// Returns the parent of `directory`, in which a file may apply to everything below it. Returns
  /// nil at the top of a package, an Xcode project or a repository, and below a directory that
  /// everybody can write to. `names` are the names in `directory`, whose path has no links.
  package func directory(above directory: String, with names: [String]) -> String? {
    let above = Path.directory(of: directory)
    guard above != directory, !names.contains(where: Self.isTop),
      let status = system.status(of: above, followingLinks: false), status.mode & 0o002 == 0
    else { return nil }
    return above
  }

  /// Returns whether a directory that contains this name is the top of a project.
  package static func isTop(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name == ".git"
  }

  /// Returns the reason why the path is not read as a file, or nil if it is.
  private func reasonToPassOver(
    _ status: FileStatus, at path: String, below top: String
  ) -> FoundFiles.PassedOver.Reason? {
    switch status.kind {
    case .directory: nil
    case .file: status.size > Self.sizeLimit(at: path) << 20 ? .tooLarge : nil
    case .link: reasonToPassOver(linkAt: path, below: top)
    case .other: .notAFile
    }
  }

  /// Returns the reason why a link is not followed, or nil for a link to a file below `top` or to
  /// nothing.
  private func reasonToPassOver(
    linkAt path: String, below top: String
  ) -> FoundFiles.PassedOver.Reason? {
    guard let real = realPath(of: path),
      let status = system.status(of: real, followingLinks: false)
    else { return nil }
    if status.kind == .directory { return .directoryLink }
    guard Path.isAt(real, orBelow: top), !real.dropping(top).isHidden else { return .outerLink }
    return reasonToPassOver(status, at: real, below: top)
  }

  /// Returns the first symbolic link among the directories and the file that `path` names, relative
  /// to the directory of `file`, or nil if there is none. Links above that directory do not count.
  package func link(onWayOf path: String, seenFrom file: String) -> String? {
    var place = Path.directory(of: file)
    for name in path.utf8.split(separator: UInt8(ascii: "/")) {
      place = Path.join(place, String(Substring(name)))
      if kind(of: place) == .link { return place }
    }
    return nil
  }
}

extension String {
  /// Returns the path relative to the directory `top` above it.
  fileprivate func dropping(_ top: String) -> String {
    String(decoding: utf8.dropFirst(top.utf8.count), as: UTF8.self)
  }
}

extension FileProblem {
  fileprivate static func tooDeep(_ directory: String) -> FileProblem {
    FileProblem(
      .inputOutput,
      "'\(directory)' has directories that are more than \(FileStore.depthLimit) deep; name one "
        + "with the files that you mean")
  }
}
