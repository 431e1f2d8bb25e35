import SourceText

/// Which spec makes which file, to find two that make one.
struct FileMakers {
  private var names: [String: SourceRange] = [:]

  /// Adds the files that the spec with that `name` makes; reports the first of them that another
  /// makes too.
  mutating func add(
    _ paths: [String], of name: SourceRange, in directory: String,
    reporting diagnostics: inout Diagnostics
  ) {
    let place = Workspace.identity(of: directory)
    var isShared = false
    for path in paths {
      // They are one file on a disk that does not tell cases apart, too.
      let key = Workspace.join(place, path).lowercased()
      guard let first = names.updateValue(name, forKey: key), !isShared else { continue }
      isShared = true
      diagnostics.error(
        .madeTwice(Workspace.join(directory, path)), at: name,
        notes: [Diagnostic.Note(.firstMaker, at: first)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstMaker: Self = "the first is made from here"

  fileprivate static func madeTwice(_ path: String) -> Self {
    "two specs make '\(path)'; generate them into different directories, or rename one"
  }
}
