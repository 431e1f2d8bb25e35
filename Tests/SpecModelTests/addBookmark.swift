import Foundation

/// The text of `Examples/AddBookmark/AddBookmark.screenlet.yml`.
func addBookmark() throws -> String {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let example = "../Examples/AddBookmark/AddBookmark.screenlet.yml"
  return try String(contentsOf: tests.appending(path: example), encoding: .utf8)
}
