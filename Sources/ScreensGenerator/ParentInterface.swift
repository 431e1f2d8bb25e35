import SourceText
package import SpecModel
import XMLText

/// The XIB of a theme that exists, of which the XIB of a theme that extends it is made: as a
/// developer would copy it, with all edits.
struct ParentInterface: Hashable {
  let text: String
  /// The class of the view in it.
  let parentClass: String
  /// The class that the view gets, and its module.
  let ownClass: String
  let module: String?
}

extension ParentInterface {
  /// The XIB with the other class; nil if it cannot be read, or has no view of the class.
  var own: String? {
    guard let root else { return nil }
    var bytes = Array(text.utf8)
    root.setClass(ownClass, module, in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The outlets of the view for controls, each with its class in UIKit.
  var outlets: [OutletContext] {
    guard let root else { return [] }
    let elements = Dictionary(
      root.descendants.compactMap { element in
        element["id"].map { ($0, element.name) }
      }
    ) { first, _ in first }
    return (root.element("connections")?.elements ?? []).compactMap { connection in
      guard connection.name == "outlet", let name = connection["property"],
        SwiftName.isIdentifier(name), !SwiftName.isKeyword(name),
        let element = connection["destination"].flatMap({ elements[$0] })
      else { return nil }
      let isOfWebKit = element.hasPrefix("wk")
      return OutletContext(
        name: name,
        class: isOfWebKit ? "WK" + element.dropFirst("wk".count) : "UI" + element.upperFirst)
    }
  }

  /// The view of the class.
  private var root: Element? {
    var ignored = Diagnostics()
    let file = SourceFile(path: ownClass + ".xib", text: text)
    return Document(parsing: file, reporting: &ignored)?.root.element("objects")?.elements
      .first { $0["customClass"] == parentClass }
  }
}

extension ScreenletSpec {
  /// Returns the names of the XIBs that a theme has: of its view, of cells and of headers.
  package func interfaceNames(of theme: ThemeSpec) -> [String] {
    var files = [Names.viewFile(self, theme)]
    if let list {
      files.append(Names.cellFile(list, theme))
      files += list.cells.map { Names.cellFile(list, theme, for: $0) }
      files.append(Names.headerFile(list, theme))
    }
    return files.map { $0 + ".xib" }
  }

  /// Returns the XIB that a theme's own is made of; nil for a full theme, and if `interfaces`, the
  /// XIBs of the Screenlet to which the spec adds themes, has none for it.
  func parentInterface(
    of theme: ThemeSpec, in tree: ThemeTree, _ interfaces: [String: String],
    cellFor rows: RowCell?? = nil
  ) -> ParentInterface? {
    guard addsThemes, theme.kind != .full else { return nil }
    var parent = tree.parent(of: theme)
    while let next = parent, themes.named(next.name.value) != nil, next.kind != .full {
      parent = tree.parent(of: next)
    }
    guard let parent, extended?.themes.named(parent.name.value) != nil else { return nil }
    let classes = [parent, theme].map(tree.classTheme)
    func interface(_ file: String, _ names: [String]) -> ParentInterface? {
      interfaces[file + ".xib"].map {
        ParentInterface(
          text: $0, parentClass: names[0], ownClass: names[1], module: module(ofClassOf: theme))
      }
    }
    guard let rows else {
      return interface(
        Names.viewFile(self, parent), classes.map { Names.viewClass(self, $0) })
    }
    guard let list else { return nil }
    // A child theme has no cells of its own.
    return interface(
      Names.cellFile(list, classes[0], for: rows),
      classes.map { Names.cellClass(list, $0, for: rows) })
  }
}
