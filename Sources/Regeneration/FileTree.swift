import SourceText

/// Files by their path below the output directory, with `/` between the names.
package struct FileTree: Hashable, Sendable {
  /// The paths, in order.
  package private(set) var paths: [String] = []
  /// The text of each.
  private(set) var texts: [String] = []

  package init() {}

  package var isEmpty: Bool { paths.isEmpty }

  package subscript(path: String) -> String? {
    get {
      let index = index(of: path)
      return has(path, at: index) ? texts[index] : nil
    }
    set {
      let index = index(of: path)
      switch (has(path, at: index), newValue) {
      case (true, let text?):
        texts[index] = text
      case (true, nil):
        paths.remove(at: index)
        texts.remove(at: index)
      case (false, let text?):
        paths.insert(path, at: index)
        texts.insert(text, at: index)
      case (false, nil):
        break
      }
    }
  }

  /// The tree with other files, which replace those of the same paths.
  package func merging(_ files: [String: String]) -> FileTree {
    var tree = self
    for (path, text) in files { tree[path] = text }
    return tree
  }

  /// Where `path` is, or would be.
  private func index(of path: String) -> Int {
    var range = 0..<paths.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = paths[middle] < path ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func has(_ path: String, at index: Int) -> Bool {
    index < paths.count && paths[index] == path
  }

  /// Whether `path` leads below the output directory on every system: no `..`, nothing absolute, no
  /// name that Windows reads as a path.
  static func holds(_ path: String) -> Bool {
    path.isInside && !path.unicodeScalars.contains { "\\:\0".unicodeScalars.contains($0) }
  }
}
