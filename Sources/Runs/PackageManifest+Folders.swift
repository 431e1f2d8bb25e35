import FileStore
package import Interfaces
import SpecModel

extension PackageManifest {
  /// Returns the module of the sources in a folder, whose path is relative to the package: the
  /// module of a target there, or the one that SwiftPM would look for there. Returns nil if neither
  /// is known.
  package func module(at folder: String) -> String? {
    let target = targets.first { target in
      !target.isTest && target.directories.contains { $0.isEmpty || Path.isAt(folder, orBelow: $0) }
    }
    if let target { return target.module }
    let names = folder.split(separator: "/").map(String.init)
    guard names.count > 1, Self.folders.contains(names[0]), SwiftName.isIdentifier(names[1]),
      !SwiftName.isKeyword(names[1]), !targets.contains(where: { $0.module == names[1] })
    else { return nil }
    return names[1]
  }
}
