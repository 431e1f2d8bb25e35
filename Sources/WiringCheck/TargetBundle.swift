/// What a target of a package bundles with its code.
package struct TargetBundle: Hashable, Sendable {
  package let target: String
  /// The directory of the target.
  package let directory: String
  package let excluded: [String]
  /// The files and directories of its `resources:`.
  package let resources: [String]

  package init(target: String, directory: String, excluded: [String], resources: [String]) {
    self.target = target
    self.directory = directory
    self.excluded = excluded
    self.resources = resources
  }

  func holds(_ path: String) -> Bool {
    path.isInside(directory) && !excluded.contains { path.isInside($0) }
  }

  /// The path as the manifest writes it: from the directory of the target.
  func inner(_ path: String) -> String {
    String(path.dropFirst(directory.isEmpty ? 0 : directory.count + 1))
  }

  func bundles(_ path: String) -> Bool { resources.contains { path.isInside($0) } }
}

extension String {
  /// Whether it is the path of the file or directory, or of something below it.
  func isInside(_ path: String) -> Bool {
    path.isEmpty || self == path || hasPrefix(path + "/")
  }
}
