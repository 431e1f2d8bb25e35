/// The resources that a target of a package bundles with its code.
package struct TargetBundle: Hashable, Sendable {
  package let target: String
  /// The directory of the target.
  package let directory: String
  package let excluded: Set<String>
  /// The files and directories in `resources:` of the target.
  package let resources: Set<String>

  package init(target: String, directory: String, excluded: [String], resources: [String]) {
    self.target = target
    self.directory = directory
    self.excluded = Set(excluded)
    self.resources = Set(resources)
  }

  func holds(_ path: String) -> Bool {
    path.isInside(directory) && !path.isInside(anyOf: excluded)
  }

  /// Returns the path relative to the directory of the target, as the manifest writes it.
  func inner(_ path: String) -> String {
    String(path.dropFirst(directory.isEmpty ? 0 : directory.count + 1))
  }

  func bundles(_ path: String) -> Bool { path.isInside(anyOf: resources) }
}

extension String {
  /// Returns whether this is the path of the file or directory, or of something below it.
  func isInside(_ path: String) -> Bool {
    path.isEmpty || self == path || hasPrefix(path + "/")
  }

  /// Returns whether this is one of the paths, or something below one.
  func isInside(anyOf paths: Set<String>) -> Bool {
    if paths.isEmpty { return false }
    var place = self[...]
    while !paths.contains(String(place)) {
      if place.isEmpty { return false }
      place = place.directory
    }
    return true
  }
}
