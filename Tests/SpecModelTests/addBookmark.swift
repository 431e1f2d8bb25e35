import Foundation

/// The text of the sample that the project began with, as it was.
func addBookmark() throws -> String {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let sample = "ScreensGeneratorTests/Cases/add-bookmark.screenlet.yml"
  return try String(contentsOf: tests.appending(path: sample), encoding: .utf8)
}
