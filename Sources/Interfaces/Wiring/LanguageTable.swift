package import SourceText

/// A string table of a language, such as `de.lproj/Notes.strings`.
package struct LanguageTable: Hashable, Sendable {
  package let file: SourceFile
  package let keys: Set<String>

  package init(file: SourceFile, keys: Set<String>) {
    self.file = file
    self.keys = keys
  }

  /// The folder of the language, such as `de.lproj`.
  var folder: Substring { file.path.directory }

  /// The directory with the folders of all languages, and the name of the table.
  var place: String { "\(folder.directory)/\(file.path.fileName)" }

  /// The language, such as `de`, or nil for a table that is not in the folder of a language.
  var language: String? {
    let name = String(folder).fileName
    return name.hasSuffix(".lproj") ? name.droppingSuffix(".lproj") : nil
  }
}
