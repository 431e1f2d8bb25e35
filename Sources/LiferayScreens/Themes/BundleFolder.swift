internal import Foundation

/// The folder of an app, a framework or a test bundle, for iOS or macOS. Only its layout is used,
/// so the bundle does not have to be loaded.
struct BundleFolder: Hashable, Sendable {

  let url: URL

  /// The folder itself, and the resource folders of macOS apps and frameworks.
  var resources: [URL] {
    [url] + ["Contents/Resources", "Resources"].map(subfolder)
  }

  /// The bundles and frameworks inside.
  var content: [URL] {
    let frameworks = ["Frameworks", "Contents/Frameworks"].map(subfolder)
    return (resources + frameworks).flatMap {
      ResourceDirectory($0, .program).listing?.bundles ?? []
    }
  }

  /// The bundles and frameworks inside and next to it: SwiftPM puts a target's resources next to a
  /// test bundle, Xcode next to the folder with the frameworks of packages.
  var neighbours: [URL] {
    let folder = url.deletingLastPathComponent()
    let isShared = ["Frameworks", "PackageFrameworks", "PlugIns"].contains(folder.lastPathComponent)
    let around = isShared ? [folder, folder.deletingLastPathComponent()] : [folder]
    return content + around.flatMap { BundleFolder(url: $0).content }
  }

  private func subfolder(_ path: String) -> URL {
    url.appendingPathComponent(path, isDirectory: true)
  }
}
