import Foundation

/// A text that several cases share, of `Cases/Samples`.
func sample(_ name: String) throws -> String {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try String(
    contentsOf: folder.appendingPathComponent("Cases/Samples/\(name)"), encoding: .utf8)
}
