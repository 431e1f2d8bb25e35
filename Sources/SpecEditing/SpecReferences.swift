package import SourceText
package import SpecModel
import SpecNotation

/// The paths by which a spec refers to the specs of Screenlets: to that which it extends, and to
/// those for which it has themes.
package struct SpecReferences {
  package private(set) var paths: [Located<String>] = []

  package init(in file: SourceFile) {
    var ignored = Diagnostics()
    let root = Node(parsing: file, reporting: &ignored)
    let nodes = [root?[ScreenletKeys.extends], root?[ScreenletKeys.themesOf]].compactMap(\.self)
    for node in nodes.flatMap({ $0.list ?? [$0] }) {
      guard let text = node.scalar?.text, text.contains(".") else { continue }
      paths.append(Located(text, at: node.range))
    }
  }
}
