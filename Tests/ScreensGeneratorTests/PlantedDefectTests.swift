import Foundation
import Interfaces
import Regeneration
import ScreensGenerator
import SourceText
import Testing

/// What is generated fits together, and no longer does if any one name is changed anywhere.
struct PlantedDefectTests {
  private static let cases = Case.all.filter {
    ["keywords", "themes", "unicode-names"].contains($0.name)
  }

  @Test(arguments: cases)
  func `a changed name in a XIB or a view class is found`(_ spec: Case) throws {
    let files = try spec.files()
    for path in files.paths where path.hasSuffix(".xib") {
      for attribute in ["property", "destination", "customClass", "customModule"] {
        try plant(in: path, of: files) { text in
          changes(of: text, before: "\(attribute)=\"", unless: ["UIResponder\""]) { $0 + "x" }
        }
      }
      // The code of a view replaces an identifier, so only one that looks misspelt is found: a name of
      // two characters does not look like a longer one.
      try plant(in: path, of: files) { text in
        changes(of: text, before: "restorationIdentifier=\"", unless: ["検索"]) { "x-" + $0 }
      }
    }
    for path in files.paths where path.contains("View_") && path.hasSuffix(".swift") {
      for declaration in ["@IBOutlet open var ", "@Outlet open var "] {
        try plant(in: path, of: files) { text in
          changes(of: text, before: declaration, unless: []) { $0 + "Other" }
        }
      }
    }
  }

  /// Checks every one of the changes of a file by itself.
  private func plant(
    in path: String, of files: FileTree, _ changed: (String) -> [String]
  ) throws {
    for text in changed(files[path] ?? "") {
      var planted = files
      planted[path] = text
      var wiring = planted.wiring
      wiring.modules = files.wiring.modules
      #expect(!WiringCheck(wiring).findings.isEmpty, "\(path):\n\(text)")
    }
  }

  /// The text with the word changed behind each `marker` in turn, unless it starts with one of
  /// `exceptions`.
  private func changes(
    of text: String, before marker: String, unless exceptions: [String],
    _ change: (Substring) -> String
  ) -> [String] {
    let parts = text.components(separatedBy: marker)
    return parts.indices.dropFirst().compactMap { index in
      let part = parts[index]
      guard !exceptions.contains(where: part.hasPrefix) else { return nil }
      let word = part.prefix { $0 != "\"" && $0 != ":" }
      var changed = parts
      changed[index] = change(word) + part.dropFirst(word.count)
      return changed.joined(separator: marker)
    }
  }
}

extension FileTree {
  var wiring: WiringFiles {
    func sources(_ suffix: String) -> [SourceFile] {
      paths.filter { $0.hasSuffix(suffix) }.map { SourceFile(path: $0, text: self[$0] ?? "") }
    }
    var files = WiringFiles(swift: sources(".swift"), xibs: sources(".xib"))
    // The spec of a case says the module of all of its files.
    let module = files.xibs.lazy.compactMap { $0.text.components(separatedBy: "customModule=\"") }
      .first { $0.count > 1 }?[1].prefix { $0 != "\"" }
    if let module { files.modules.add(String(module), for: "", by: .spec) }
    return files
  }
}
