/// Files by their path below the output directory, with `/` between the names.
package struct FileTree: Hashable, Sendable {
  private var texts: [String: String] = [:]

  package init() {}

  package var isEmpty: Bool { texts.isEmpty }

  /// The paths, in order.
  package var paths: [String] { texts.keys.sorted() }

  package subscript(path: String) -> String? {
    get { texts[path] }
    set { texts[path] = newValue }
  }

  /// Whether `path` leads to a place below the output directory on every system: no `..`, nothing
  /// absolute, no name that Windows reads as a way of its own.
  static func holds(_ path: String) -> Bool {
    path.isInside && !path.unicodeScalars.contains { "\\:\0".unicodeScalars.contains($0) }
  }
}
