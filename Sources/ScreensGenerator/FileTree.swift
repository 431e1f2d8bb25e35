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
}
