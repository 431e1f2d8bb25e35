import Foundation

/// The text of the spec of an example: of `Examples/Kitchen/Kitchen.screenlet.yml` for `Kitchen`; or
/// of the spec at a path below the root of the package.
func exampleSpec(_ name: String) throws -> String {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let path = name.contains("/") ? name : "Examples/\(name)/\(name).screenlet.yml"
  return try String(contentsOf: root.appending(path: path), encoding: .utf8)
}
