package import SourceText
import TemplateEngine

/// The templates that a run renders with, parsed: those of `Templates/`, or a developer's own in
/// their place.
package struct TemplateSet: Sendable {
  /// A template for one file, and the template of the file's path.
  struct Pair: Sendable {
    let path: Template
    let content: Template
    /// Whether the file is Swift source, rather than a XIB.
    let isSwift: Bool
  }

  /// The paths of all templates, below `Templates/`, in order.
  package let paths: [String]
  let partials: [String: Template]
  private let pairs: [Artefact: [Pair]]

  /// Parses the templates in `files`, whose paths are those below `Templates/`. Nil, and reported,
  /// if one of them is no template.
  package init?(_ files: [SourceFile], reporting diagnostics: inout Diagnostics) {
    var found = Diagnostics()
    var partials: [String: Template] = [:]
    var pairs: [Artefact: [Pair]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard let name = Self.name(of: file), let slash = name.firstIndex(of: "/"),
        let content = Template(parsing: file, reporting: &found)
      else { continue }
      let folder = String(name[..<slash])
      let rest = String(name[name.index(after: slash)...])
      if folder == Self.partialsFolder {
        partials[rest] = content
      } else if let artefact = Artefact(rawValue: folder) {
        let path = SourceFile(path: file.path, text: rest)
        guard let path = Template(parsing: path, reporting: &found) else { continue }
        pairs[artefact, default: []].append(
          Pair(path: path, content: content, isSwift: rest.hasSuffix(".swift")))
      }
    }
    diagnostics.append(found)
    if found.hasErrors { return nil }
    self.paths = files.map(\.path).sorted()
    self.partials = partials
    self.pairs = pairs
  }

  func pairs(for artefact: Artefact) -> [Pair] { pairs[artefact] ?? [] }

  private static let partialsFolder = "Partials"
  private static let suffix = ".mustache"

  /// The path without its ending; nil if it has another.
  private static func name(of file: SourceFile) -> String? {
    file.path.hasSuffix(suffix) ? String(file.path.dropLast(suffix.count)) : nil
  }
}
