import FileStore
import Interfaces
package import SourceText

extension Workspace {
  /// Returns the `Package.swift` in a directory. If the run writes it, a link in its place is
  /// refused, as for all output.
  package static func manifest(
    in directory: String, isWritten: Bool
  ) throws(Failure) -> SourceFile {
    let name = "Package.swift"
    let place = Path.join(directory, name)
    guard exists(place) else { throw .noManifest(directory) }
    if isWritten { _ = try contents(of: [name], in: directory) }
    return try read(place, as: .manifest)
  }

  /// Returns the module of the sources in a directory, which need not exist, according to the
  /// `Package.swift` around it. Returns nil if that does not say.
  package static func module(ofSourcesIn directory: String) -> String? {
    guard let project = project(of: directory) else { return nil }
    let manifest = Path.join(project, "Package.swift")
    guard store.isFindable(manifest), let file = try? read(manifest, as: .manifest) else {
      return nil
    }
    let place = identity(of: directory).dropFirst(project.count).drop { $0 == "/" }
    return PackageManifest(file).module(at: place.isEmpty ? "." : String(place))
  }
}

extension Failure {
  fileprivate static func noManifest(_ directory: String) -> Failure {
    Failure(
      code: .noInput,
      message: "no Package.swift is in '\(directory)'; 'swift package init' makes one")
  }
}
