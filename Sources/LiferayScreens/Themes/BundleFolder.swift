internal import Foundation

/// The folder of an app, a framework or a test bundle, for iOS or for a Mac. Only its layout counts,
/// so that the bundle need not be loaded.
struct BundleFolder: Hashable, Sendable {

  let url: URL

  /// Itself, and where a Mac has the resources of apps and frameworks.
  var resources: [URL] {
    [url] + ["Contents/Resources", "Resources"].map(subfolder)
  }

  /// The bundles and frameworks in it.
  var content: [URL] {
    let frameworks = ["Frameworks", "Contents/Frameworks"].map(subfolder)
    return (resources + frameworks).flatMap {
      ResourceDirectory($0, .program).listing?.bundles ?? []
    }
  }

  /// The bundles and frameworks in it, and those beside it: SwiftPM puts a target's resources beside
  /// a test bundle, Xcode beside the folder that has the frameworks of packages.
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
