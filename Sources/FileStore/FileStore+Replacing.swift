extension FileStore {
  /// Replaces the text of the file at `path` by renaming a new file over it. Nothing is recorded,
  /// because this is for files that nobody would undo, such as those that git creates for a merge
  /// driver.
  package func replace(_ path: String, with text: String) throws(FileProblem) {
    // The name does not contain the name of the file, because the longer name might be too long.
    let staged = Path.join(Path.directory(of: path), ".screens-gen-\(Self.randomName).tmp")
    do {
      try system.create(staged, [text], mode: nil)
      try system.rename(staged, to: path)
    } catch {
      try? system.removeFile(staged)
      throw .write(path, error)
    }
  }

  /// Writes the `files` whose texts differ from those on disk below a directory, and records
  /// nothing either. Throws an error before writing anything if the directory is a link, if there
  /// is a link on the way to a file, or if a path is too long.
  package func write(
    _ files: [(path: String, text: String)], below directory: String
  ) throws(FileProblem) {
    if kind(of: directory) == .link { throw .link(directory) }
    for path in files.map({ Path.join(directory, $0.path) }) where Self.isTooLong(path) {
      throw .create(path, SystemError(code: Self.tooLong))
    }
    let before = try contents(of: files.map(\.path), in: directory)
    for (path, text) in files where before[path] != .text(text) {
      let place = Path.join(directory, path)
      do {
        try makeDirectories(Path.directory(of: place))
      } catch {
        throw .create(place, error)
      }
      try replace(place, with: text)
    }
  }
}
