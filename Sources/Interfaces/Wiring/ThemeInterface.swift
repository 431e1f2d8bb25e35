import SourceText
import XMLText

/// A XIB that a Screenlet uses as its view.
struct ThemeInterface {
  let interface: InterfaceFile
  let name: Screenlets.ViewName
  let root: Element
  /// The class of the root, or nil if it has no custom class.
  let viewClass: CodeBase.Reference?

  /// Creates a theme. Returns nil for a XIB that is not a theme, such as that of a cell.
  init?(_ interface: InterfaceFile, _ screenlets: Screenlets, in code: CodeBase) {
    guard let root = interface.root else { return nil }
    let name = screenlets.viewName(interface.name, from: interface.file.path)
    let viewClass = code.customClass(of: root, in: interface)
    let isView = viewClass.flatMap { code.isKind($0, of: .framework("BaseScreenletView")) }
    guard isView == true || name.screenlet != nil && name.theme != nil else { return nil }
    self.interface = interface
    self.name = name
    self.root = root
    self.viewClass = viewClass
  }

  /// The view class named after the file, with `_` instead of the theme's hyphens.
  var fileClass: String { interface.name.replacingHyphens }

  /// Whether the theme has its own view class, instead of its parent's.
  var isFull: Bool { root.customClass?.value == fileClass }

  /// The range of the root's class or, without one, of its name.
  var classRange: SourceRange { root.customClass?.valueRange ?? root.nameRange }
}

extension String {
  var replacingHyphens: String { String(map { $0 == "-" ? "_" : $0 }) }
}
