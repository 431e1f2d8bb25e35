import FileStore
package import SourceText
package import SpecModel

/// The package, the Xcode project or the repository that contains a module file. Paths in the file
/// have to stay inside.
package struct ModuleTree {
  /// The path of the module file without links, and as it is shown.
  private let file: String
  private let shownFile: String
  /// The root directory; the directory of the file itself if it is in no project.
  private let top: String

  package init(of file: String, shownAs shownFile: String) {
    self.file = file
    self.shownFile = shownFile
    let directory = Path.directory(of: file)
    top = Workspace.top(around: directory) ?? directory
  }

  /// Returns the directory at a path in the file, as it is shown, or nil if there is no path.
  /// Reports an error and returns nil if the directory is outside or behind a symbolic link.
  func directory(
    _ path: Located<String>?, reporting diagnostics: inout Diagnostics
  ) -> String? {
    guard let path else { return nil }
    return self.path(path, "folder", reporting: &diagnostics)
  }

  /// Returns the file at a path in the module file, as it is shown. Reports errors as for a
  /// directory.
  package func file(_ path: Located<String>, reporting diagnostics: inout Diagnostics) -> String? {
    self.path(path, "file", reporting: &diagnostics)
  }

  private func path(
    _ path: Located<String>, _ noun: String, reporting diagnostics: inout Diagnostics
  ) -> String? {
    if let link = Workspace.store.link(onWayOf: path.value, seenFrom: shownFile) {
      diagnostics.error(.link(link, noun), at: path.range)
      return nil
    }
    let place = Workspace.identity(of: Path.path(path.value, seenFrom: file))
    guard Path.isAt(place, orBelow: top) else {
      diagnostics.error(.outside(path.value, Workspace.shown(top), noun), at: path.range)
      return nil
    }
    return shownFile.hasPrefix("/") ? place : Workspace.shown(place)
  }
}

extension Diagnostic.Message {
  fileprivate static func link(_ link: String, _ noun: String) -> Self {
    "'\(link)' is a symbolic link, which is not followed from a module file; name a \(noun) itself"
  }

  fileprivate static func outside(_ path: String, _ top: String, _ noun: String) -> Self {
    "'\(path)' leads out of '\(top)'; name a \(noun) in the same package or repository"
  }
}
