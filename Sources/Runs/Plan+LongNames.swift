import FileStore
import Regeneration
import ScreensGenerator
import SourceText
import SpecModel

extension Plan {
  /// Reports the parts of the spec that make files with names that no file can have, or that are
  /// too long for the file that a conflict puts beside it. Returns whether there are any.
  func reportLongNames(
    with templates: TemplateSet, reporting diagnostics: inout Diagnostics
  ) -> Bool {
    let blueprint = output.blueprint
    let base = blueprint.basePath
    let suffix = FileVersions.generatedCopyPath(of: "").utf8.count
    var seen: Set<SourceRange> = []
    for path in output.files.paths + [base] {
      let limit = FileStore.longestName - (path == base ? 0 : suffix)
      let names = path.utf8.split(separator: UInt8(ascii: "/"))
      guard let name = names.first(where: { $0.count > limit }) else { continue }
      let range = blueprint.origin(of: path, with: templates)?.range ?? output.spec.name.range
      if seen.insert(range).inserted {
        diagnostics.error(.longName(String(Substring(name)), limit: limit), at: range)
      }
    }
    return !seen.isEmpty
  }
}

extension Diagnostic.Message {
  fileprivate static func longName(_ name: String, limit: Int) -> Self {
    Self(
      "this makes '\(name.prefix(40))…', a name of \(name.utf8.count) bytes, and a file system takes "
        + "\(limit) at most; make it shorter")
  }
}
