package import SourceText

/// A string table of a language: `de.lproj/Notes.strings`.
package struct LanguageTable: Hashable, Sendable {
  package let file: SourceFile
  package let keys: Set<String>

  package init(file: SourceFile, keys: Set<String>) {
    self.file = file
    self.keys = keys
  }

  /// `de.lproj`
  var folder: Substring { file.path.directory }

  /// Where the folders of all its languages are, and its name.
  var place: String { "\(folder.directory)/\(file.path.fileName)" }

  /// `de`; nil for a table in no folder of a language.
  var language: String? {
    let name = String(folder).fileName
    return name.hasSuffix(".lproj") ? name.droppingSuffix(".lproj") : nil
  }
}
