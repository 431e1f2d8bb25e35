extension FileStore {
  /// Gives the file at `path` another text, by renaming a new file over it. No record is kept: this is
  /// for files that somebody else made for the tool to write into, as git does for a merge driver.
  package func replace(_ path: String, with text: String) throws(FileProblem) {
    let staged = path + "." + Self.randomName
    do {
      try system.create(staged, [text], mode: nil)
      try system.rename(staged, to: path)
    } catch {
      try? system.removeFile(staged)
      throw .write(path, error)
    }
  }
}
