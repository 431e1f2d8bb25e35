import Regeneration
import Testing

/// A generated XIB, with what is generated beside it.
struct GeneratedXIB: CustomTestStringConvertible, Sendable {
  let path: String
  let text: String
  let files: FileTree

  static let all: [GeneratedXIB] = Case.all.flatMap { spec -> [GeneratedXIB] in
    guard let files = try? spec.files() else { return [] }
    return files.paths.filter { $0.hasSuffix(".xib") }.map {
      GeneratedXIB(path: $0, text: files[$0] ?? "", files: files)
    }
  }

  var testDescription: String { String(path.split(separator: "/").last ?? "") }

  var elements: [XIBElements.Element] {
    get throws { try XIBElements(text).all }
  }
}
