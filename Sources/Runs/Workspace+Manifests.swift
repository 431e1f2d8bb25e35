import FileStore
package import SourceText

extension Workspace {
  /// The `Package.swift` in a directory. If the run writes it, a link in its place is refused, as for
  /// all output.
  package static func manifest(
    in directory: String, isWritten: Bool
  ) throws(Failure) -> SourceFile {
    let name = "Package.swift"
    let place = Path.join(directory, name)
    guard exists(place) else { throw .noManifest(directory) }
    if isWritten { _ = try contents(of: [name], in: directory) }
    return try read(place)
  }
}

extension Failure {
  fileprivate static func noManifest(_ directory: String) -> Failure {
    Failure(
      code: .noInput,
      message: "no Package.swift is in '\(directory)'; 'swift package init' makes one")
  }
}
