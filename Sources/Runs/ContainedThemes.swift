import FileStore
package import Interfaces
package import SourceText

/// The previews of the Screenlets that views contain, wherever their specs are.
package struct ContainedThemes {
  /// The previews by their keys.
  package private(set) var previews: [String: ThemePreview]

  /// Finds the Screenlets in the views of `previews`: among these, by their specs in the project of
  /// `specs`, or in the library that the project depends on. What is not found there, or has errors,
  /// is left out.
  package init(
    in previews: [ThemePreview], of specs: [SourceFile], _ options: RunOptions
  ) throws(Failure) {
    self.previews = Dictionary(previews.map { ($0.key, $0) }) { first, _ in first }
    // A view contains Screenlets in their default themes.
    var found = Set(previews.filter(\.isOfDefaultTheme).map(\.className))
    var missing = previews.flatMap(\.containedClasses).filter { !found.contains($0) }
    guard !missing.isEmpty, let first = specs.first else { return }
    let known = try Self.specs(around: Path.directory(of: first.path))
    while let name = missing.popLast() {
      guard found.insert(name).inserted,
        let path = known[name.dropLast("Screenlet".count) + ".screenlet.yml"]
      else { continue }
      var ignored = Diagnostics()
      let spec = try Workspace.read(path, as: .spec, reporting: &ignored)
      for theme in try ThemeXIBs.all(of: [spec], options, &ignored) {
        guard let preview = try? theme.preview(reporting: &ignored) else { continue }
        self.previews[preview.key] = preview
        missing += preview.containedClasses
      }
    }
  }

  /// Returns the paths of the specs in the project of a directory and in the library, by their
  /// names.
  private static func specs(around directory: String) throws(Failure) -> [String: String] {
    let project = Workspace.project(of: directory) ?? directory
    let library = "Sources/LiferayScreensLibrary/Specs"
    let manifest = Path.join(project, "Package.swift")
    var packages = [Path.join(project, ".build/checkouts/screens-gen")]
    if Workspace.exists(manifest) {
      let dependencies = PackageManifest(try Workspace.read(manifest, as: .manifest)).dependencies
      packages += dependencies.compactMap(\.path).map { Path.join(project, $0) }
    }
    let places = [project] + packages.map { Path.join($0, library) }
    var specs: [String: String] = [:]
    for place in places where Workspace.isDirectory(place) {
      for path in try Workspace.files(below: place, incomplete: true).paths
      where Workspace.isSpec(path) {
        let name = Path.name(of: path)
        if specs[name] == nil { specs[name] = Path.join(place, path) }
      }
    }
    return specs
  }
}
