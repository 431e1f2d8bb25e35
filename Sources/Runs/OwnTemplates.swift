import FileStore
package import Regeneration
import ScreensGenerator
package import SourceText

/// The custom templates in a directory, with the built-in ones that they were copied from.
///
/// The copied templates are kept whole beside them, in the format of a base: a text that survives
/// edits of the templates, and that git merges.
package struct OwnTemplates {
  package let directory: String
  /// The templates, by their paths below the directory.
  package private(set) var files: [String: SourceFile] = [:]
  /// The built-in templates that were copied; nil if there are none, or if the record cannot be
  /// read.
  package let copied: Base?

  /// The path of the record of the built-in templates that were copied.
  package static let recordPath = ".templates.screens-gen"

  private static let builtIn = Dictionary(
    EmbeddedTemplates.files.map { ($0.path, $0.text) }
  ) { first, _ in first }

  package init(in directory: String, reporting diagnostics: inout Diagnostics) throws(Failure) {
    guard Workspace.isDirectory(directory) else {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    self.directory = directory
    copied = try Self.record(in: directory, reporting: &diagnostics)
    for path in try Workspace.templates(in: directory) {
      files[path] = try Workspace.read(
        Path.join(directory, path), as: .template, reporting: &diagnostics)
    }
  }

  /// Returns the record of the templates that were copied to a directory, or nil if there is none.
  /// Reports a record that cannot be read.
  package static func record(
    in directory: String, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> Base? {
    switch try Workspace.contents(of: [recordPath], in: directory)[recordPath] {
    case .text(let text)?:
      let file = SourceFile(path: Path.join(directory, recordPath), text: text)
      return Base(file, reporting: &diagnostics)
    case .other?, nil:
      return nil
    }
  }

  /// The paths of the templates whose built-in version has changed since it was copied, in order.
  private var behind: [String] {
    files.keys.filter { path in
      guard let copied = copied?.files[path], let now = Self.builtIn[path] else { return false }
      return copied.text != now
    }.sorted()
  }

  /// Warnings about the templates whose built-in version has changed since it was copied.
  package var remarks: Diagnostics {
    var diagnostics = Diagnostics()
    for path in behind {
      guard let file = files[path] else { continue }
      diagnostics.warning(.behind, at: file.range(0..<0))
    }
    return diagnostics
  }

  /// The changes of the built-in templates since they were copied, and the changes in the custom
  /// ones.
  package var diff: (sinceCopied: String, own: String) {
    let paths = files.keys.sorted()
    let since = behind.map { path in
      UnifiedDiff(
        from: copied?.files[path]?.text, to: Self.builtIn[path],
        path: Path.join("built-in", path)
      ).text
    }
    let own = paths.map { path in
      let before = copied?.files[path]?.text ?? Self.builtIn[path]
      return UnifiedDiff(
        from: before, to: files[path]?.text, path: Workspace.pathInDiff(Path.join(directory, path))
      ).text
    }
    return (since.joined(), own.joined())
  }
}

extension Diagnostic.Message {
  fileprivate static let behind: Self = """
    the built-in template has changed since it was copied; 'screens-gen template diff' shows how, \
    and 'screens-gen template eject' with its path merges that
    """
}
