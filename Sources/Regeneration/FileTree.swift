import SourceText

/// Files by their path below the output directory, with `/` between the names.
package struct FileTree: Hashable, Sendable {
  private(set) var texts: [String: String] = [:]

  package init() {}

  /// The paths, in order.
  package var paths: [String] { texts.keys.sorted() }

  package var isEmpty: Bool { texts.isEmpty }

  package subscript(path: String) -> String? {
    get { texts[path] }
    set { texts[path] = newValue }
  }

  /// Returns the tree with more files, which replace those at the same paths.
  package func merging(_ files: [String: String]) -> FileTree {
    var tree = self
    tree.texts.merge(files) { $1 }
    return tree
  }

  /// Whether `path` is below the output directory on every system: no `..`, no absolute path, and
  /// no name that Windows reads as a path.
  static func holds(_ path: String) -> Bool {
    path.isInside && !path.unicodeScalars.contains { "\\:\0".unicodeScalars.contains($0) }
  }
}
