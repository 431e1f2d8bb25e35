import SourceText
import XMLNotation

extension Base {
  /// What a XIB was generated with.
  package struct Interface: Hashable, Sendable {
    /// Where it was generated, seen from the directory that all of the output is in.
    package let path: String
    /// The custom class of its first object, and the module of that.
    package let viewClass: String
    package let module: String?
  }

  /// The XIBs that were generated, in path order.
  package var interfaces: [Interface] {
    let prefix = commonDirectory
    return files.paths.filter { $0.hasSuffix(".xib") }.compactMap { path in
      var ignored = Diagnostics()
      let file = SourceFile(path: path, text: files[path] ?? "")
      let document = Document(parsing: file, reporting: &ignored)
      let root = document?.root.element("objects")?.elements.first { $0.name != "placeholder" }
      guard let root, let viewClass = root["customClass"] else { return nil }
      return Interface(
        path: String(path.dropFirst(prefix.count)), viewClass: viewClass,
        module: root["customModule"])
    }
  }

  /// What all paths begin with, up to a slash: `AddBookmarkScreenlet/`.
  private var commonDirectory: String {
    guard var common = files.paths.first?[...] else { return "" }
    for path in files.paths {
      while !path.hasPrefix(common) || !common.isEmpty && common.last != "/" { common.removeLast() }
    }
    return String(common)
  }
}
