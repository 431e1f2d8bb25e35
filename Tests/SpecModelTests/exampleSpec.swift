import Foundation

/// The text of the spec of an example: of `Examples/Kitchen/Kitchen.screenlet.yml` for `Kitchen`.
func exampleSpec(_ name: String) throws -> String {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let example = "../Examples/\(name)/\(name).screenlet.yml"
  return try String(contentsOf: tests.appending(path: example), encoding: .utf8)
}
