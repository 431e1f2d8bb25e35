import Foundation
import SourceText
import TestSupport

/// The files of this package below `folder` whose names end with `ending`.
func sourceFiles(below folder: String, endingWith ending: String) throws -> [SourceFile] {
  let root = BuiltProducts.package.appendingPathComponent(folder).path
  return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    .filter { $0.hasSuffix(ending) }
    .map { path in
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
}
