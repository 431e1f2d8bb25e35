extension FileStore {
  /// Replaces the text of the file at `path`, by renaming a new file over it. Nothing is recorded:
  /// this is for files that another program made for the tool to write into, as git does for a
  /// merge driver.
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
