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

  /// The tree with other files, which replace those of the same paths.
  package func merging(_ files: [String: String]) -> FileTree {
    var tree = self
    tree.texts.merge(files) { $1 }
    return tree
  }

  /// Whether `path` leads below the output directory on every system: no `..`, nothing absolute, no
  /// name that Windows reads as a path.
  static func holds(_ path: String) -> Bool {
    path.isInside && !path.unicodeScalars.contains { "\\:\0".unicodeScalars.contains($0) }
  }
}
