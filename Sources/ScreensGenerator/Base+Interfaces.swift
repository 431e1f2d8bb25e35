package import Regeneration
import SourceText
import XMLText

extension Base {
  /// A generated XIB, with the view class that it names.
  package struct Interface: Hashable, Sendable {
    /// The path at which it was generated, relative to the directory of the base.
    package let path: String
    /// The custom class of its first object, and the module of that class.
    package let viewClass: String
    package let module: String?
  }

  /// Returns the generated XIBs of a Screenlet, in path order. `file` is the name of the base.
  package func interfaces(beside file: String) -> [Interface] {
    let paths = files.keys.sorted()
    // The Screenlet's class is beside the base, wherever the folder has been moved since.
    guard let screenlet = Names.screenletFile(base: file),
      let path = paths.first(where: { $0 == screenlet || $0.hasSuffix("/" + screenlet) })
    else { return [] }
    let root = path.dropLast(screenlet.count)
    return paths.filter { $0.hasSuffix(".xib") && $0.hasPrefix(root) }.compactMap { path in
      var ignored = Diagnostics()
      let file = SourceFile(path: path, text: files[path]?.text ?? "")
      let document = Document(parsing: file, reporting: &ignored)
      let view = document?.root.element("objects")?.elements.first { $0.name != "placeholder" }
      guard let view, let viewClass = view["customClass"] else { return nil }
      return Interface(
        path: String(path.dropFirst(root.count)), viewClass: viewClass,
        module: view["customModule"])
    }
  }
}
