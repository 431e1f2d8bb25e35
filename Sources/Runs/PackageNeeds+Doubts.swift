import FileStore
import Interfaces
package import ScreensGenerator
package import SourceText

extension PackageNeeds {
  /// Returns the reasons why the manifest may not load with the targets in it; no errors if it does
  /// load.
  package func doubts(about targets: [TargetNeeds]) -> Diagnostics {
    var doubts = Diagnostics()
    let targets = targets.filter { !$0.isEmpty }
    let new = targets.filter { !$0.isDeclared }
    if manifest.toolsVersion.map({ $0.lexicographicallyPrecedes([5, 3]) }) ?? true {
      doubts.error(.olderTools, at: manifest.file.range(ofLine: 0))
    }
    if let unnamed = manifest.unnamedTarget, let first = new.first {
      doubts.error(.unnamed(first.name), at: unnamed)
    }
    for target in targets where target.isDeclared { reportUnread(target, to: &doubts) }
    for (index, target) in new.enumerated() {
      if manifest.otherNames.contains(target.name)
        || new[..<index].contains(where: { $0.name == target.name })
      {
        doubts.error(.taken(target.name), at: manifest.head)
      }
      for other in manifest.targets where overlaps(target, other, targets) {
        doubts.error(.shared(target.path, other.name, target.name), at: other.range)
      }
      for other in new[..<index] where overlaps(target, other) {
        doubts.error(.shared(target.path, other.name, target.name), at: manifest.head)
      }
    }
    let lacking = targets.flatMap(\.dependencies).first { dependency in
      if case .product(_, let package) = dependency { !hasPackage(package) } else { false }
    }
    if case .product(let product, let package)? = lacking {
      doubts.error(.noPackage(package, of: product), at: manifest.head)
    }
    return doubts
  }

  private func hasPackage(_ name: String) -> Bool {
    manifest.dependencies.contains { $0.name.lowercased() == name.lowercased() }
      || manifest.package(of: "LiferayScreens") == name
  }

  /// Reports an argument of a declared target that may already contain what is to be added.
  private func reportUnread(_ target: TargetNeeds, to doubts: inout Diagnostics) {
    guard let declared = manifest.targets.first(where: { $0.name == target.name }) else { return }
    let parts = [
      ("path", true), ("sources", true), ("dependencies", !target.dependencies.isEmpty),
      ("exclude", !target.excluded.isEmpty), ("resources", !target.resources.isEmpty),
    ]
    let unread = parts.first { $0.1 && declared.unread.contains($0.0) }
    if let unread { doubts.error(.unread(unread.0, of: target.name), at: declared.range) }
  }

  // MARK: Folders

  /// Whether SwiftPM would use sources for both targets. What a target excludes, and what is to be
  /// excluded, does not belong to it.
  private func overlaps(
    _ target: TargetNeeds, _ declared: PackageManifest.Target, _ all: [TargetNeeds]
  ) -> Bool {
    let added = all.filter { $0.name == declared.name && $0.isDeclared }.flatMap { needs in
      needs.excluded.map { Path.join(needs.path, $0) }
    }
    return declared.directories.contains { folder in
      Workspace.isDirectory(Path.join(directory, folder.isEmpty ? "." : folder))
        && overlaps(target, folder, excluding: declared.excluded + added)
    }
  }

  private func overlaps(_ target: TargetNeeds, _ other: TargetNeeds) -> Bool {
    overlaps(target, other.path, excluding: other.excluded.map { Path.join(other.path, $0) })
  }

  private func overlaps(
    _ target: TargetNeeds, _ folder: String, excluding excluded: [String]
  ) -> Bool {
    func isAt(_ path: String, orBelow folder: String) -> Bool {
      folder.isEmpty || folder == "." || Path.isAt(path, orBelow: folder)
    }
    let own = target.excluded.map { Path.join(target.path, $0) }
    if isAt(target.path, orBelow: folder) {
      return !excluded.contains { isAt(target.path, orBelow: $0) }
    }
    return isAt(folder, orBelow: target.path) && !own.contains { isAt(folder, orBelow: $0) }
  }
}

extension Diagnostic.Message {
  fileprivate static let olderTools: Self =
    "what is to be added needs '// swift-tools-version: 5.3' or newer in the first line"

  fileprivate static func unnamed(_ name: String) -> Self {
    "this may be the target '\(name)', as its name is not a literal; write the name out, or add by hand what is printed"
  }

  fileprivate static func unread(_ label: String, of name: String) -> Self {
    "the '\(label)' of '\(name)' is not made of literals, and may say already what is to be added; write it out, or add by hand what is printed"
  }

  fileprivate static func taken(_ name: String) -> Self {
    "something else has the name '\(name)', which a target would get; rename one of them"
  }

  fileprivate static func shared(_ folder: String, _ owner: String, _ name: String) -> Self {
    "'\(folder)' would be of the target '\(name)', and has sources of '\(owner)' too; say 'module: \(owner)' in the specs, or generate them into another folder"
  }

  fileprivate static func noPackage(_ package: String, of product: String) -> Self {
    "no dependency is the package '\(package)', which '\(product)' comes from; add '.package(path: \"../\(package)\")' to the 'dependencies', or the same with its 'url'"
  }
}
