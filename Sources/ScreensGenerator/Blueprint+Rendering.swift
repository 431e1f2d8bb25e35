package import Regeneration
package import SourceText
import SpecModel
import SwiftText
import TemplateEngine

extension Blueprint {
  /// Renders the files of the blueprint. Reports an error and returns nil if a template uses a
  /// value that does not exist, or if two parts of the spec make the same file.
  package func rendered(
    with templates: TemplateSet, reporting diagnostics: inout Diagnostics
  ) -> FileTree? {
    var found = Diagnostics()
    var tree = FileTree()
    var origins: [String: SourceRange] = [:]
    let besides = templates.changed.isEmpty ? common : common.merging(LayoutTags.values)
    for file in files {
      for pair in templates.pairs(for: file.artefact) {
        guard
          let name = pair.path.rendered(
            with: file.value, besides: besides, rules: .strict(.none), reporting: &found),
          let content = pair.content.renderedText(
            with: file.value, besides: besides, partials: templates.partials,
            rules: .strict(pair.escaping), reporting: &found)
        else { continue }
        let path = path(name, of: file)
        if !name.isInside || name.utf8.contains(where: { $0 < 0x20 }) {
          found.error(.outside(name), at: file.origin)
          continue
        }
        if name.isHidden {
          found.error(.hidden(name), at: file.origin)
          continue
        }
        // Files whose names differ in case only are one file on most Macs.
        if let first = origins.updateValue(file.origin, forKey: path.lowercased()) {
          found.error(
            .twoFiles(path), at: file.origin, notes: [Diagnostic.Note(.firstFile, at: first)])
        }
        tree[path] =
          path.hasSuffix(".xib")
          ? file.controlClasses.applied(to: file.parentInterface?.own ?? content.text)
          : content.laidOut(as: path, without: templates.changed)
      }
    }
    diagnostics.append(found)
    return found.hasErrors ? nil : tree
  }
}

extension Blueprint {
  /// Returns the paths of each planned file, one for each template of its artefact.
  func paths(with templates: TemplateSet) -> [[String]] {
    var ignored = Diagnostics()
    return files.map { file in
      templates.pairs(for: file.artefact).compactMap { pair in
        pair.path.rendered(
          with: file.value, besides: common, rules: .strict(.none), reporting: &ignored
        ).map { self.path($0, of: file) }
      }
    }
  }

  /// Returns the part of the spec that makes the file at a path, and whether it is a model. Returns
  /// nil if no part does.
  package func origin(
    of path: String, with templates: TemplateSet
  ) -> (range: SourceRange, isModel: Bool)? {
    let index = paths(with: templates).firstIndex { $0.contains(path) }
    return index.map { (files[$0].origin, files[$0].artefact == .model) }
  }

  /// Returns the paths that a file may have in other layouts.
  static func otherPaths(of path: String) -> [String] {
    let folders = [Names.resourceFolder, Names.testFolder].map { $0 + "/" }
    return folders.filter(path.hasPrefix).map { String(path.dropFirst($0.count)) }
      + folders.map { $0 + path }
  }

  /// Returns the path in the output for a path that the file's template makes.
  private func path(_ path: String, of file: PlannedFile) -> String {
    let folder = file.folder ?? root
    let inFolder = folder.isEmpty ? path : "\(folder)/\(path)"
    switch layout {
    case .byScreenlet: return inFolder
    case .byKind where file.artefact == .tests: return Names.testFolder + "/" + inFolder
    case .byKind:
      return Names.isResource(path) ? Names.resourceFolder + "/" + inFolder : inFolder
    }
  }
}

extension RenderedText {
  /// Returns the text of a file with long lines broken: those of Swift, and the comments of string
  /// tables. Lines of the developer's own templates stay as they are.
  fileprivate func laidOut(as path: String, without own: Set<SourceFile>) -> String {
    let isSwift = path.hasSuffix(".swift")
    guard isSwift || path.hasSuffix(".strings") else { return text }
    return SwiftPage().laidOut(text) { line in
      let pieces = pieces(in: line)
      return pieces.allSatisfy { !own.contains($0.template.file) }
        && (isSwift || pieces.first?.template.text.hasPrefix("//") == true)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func outside(_ path: String) -> Self {
    "'\(path)' is not a path below the output; correct the name of the template that makes it"
  }

  fileprivate static func hidden(_ path: String) -> Self {
    "the template makes '\(path)', which is hidden; give it a name that does not begin with a dot"
  }

  fileprivate static let firstFile: Self = "the first comes from here"

  fileprivate static func twoFiles(_ path: String) -> Self {
    "two parts of the spec make '\(path)'; give one of them another name"
  }
}
