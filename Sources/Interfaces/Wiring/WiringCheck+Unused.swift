import SourceText
import SwiftText
import XMLText

// Declarations that are not used: view classes, themes and outlets.
extension WiringCheck {
  /// Checks the sources against all XIBs.
  mutating func checkClasses() {
    let superclasses = code.classes.indices.reduce(into: Set<Int>()) {
      $0.formUnion(code.ancestry(of: .source($1)).sources.dropFirst())
    }
    for index in code.classes.indices where !code.classes[index].isNested {
      let source = code.classes[index]
      let name = screenlets.viewName(source.simpleName, from: source.file.path)
      guard let screenlet = name.screenlet, name.theme != nil,
        code.isKind(.source(index), of: .framework("BaseScreenletView")) == true,
        !code.isSwiftUI(index)
      else { continue }
      checkSourceFile(of: source, name)
      let isUsed = superclasses.contains(index) || !themes.using(.source(index)).isEmpty
      if !isUsed, !themes.of(screenlet).isEmpty, !fileNames.contains(source.simpleName) {
        warning(.noXIB(source.simpleName), at: source.range)
      }
    }
    checkDefaultThemes()
    checkOutlets()
  }

  /// Checks for the theme `default`, which every Screenlet falls back to.
  private mutating func checkDefaultThemes() {
    for screenlet in screenlets.classes {
      let own = themes.names(of: screenlet)
      guard !own.isEmpty, !own.contains("default") else { continue }
      let name = screenlets.names[screenlet] ?? ""
      warning(.noDefault(name), at: code.classes[screenlet].range)
    }
  }

  /// Checks for outlets, including inherited ones, that one XIB of a class connects and another
  /// does not. Outlet collections are excluded, because a theme may have no objects for them, and so
  /// are captions, which a theme can do without, and outlets of the library, which are optional.
  private mutating func checkOwnOutlets(_ connected: [Int: Set<String>]) {
    for interface in interfaces {
      guard let root = interface.root, root.customClass?.value == interface.name.replacingHyphens,
        let reference = reference(of: root, in: interface)
      else { continue }
      let own = Set(interface.rootConnections.compactMap { $0["property"] })
      let sources = code.ancestry(of: reference).sources
      let optional = optionalOutlets(in: sources)
      for index in sources
      where !isOfLibrary(code.classes[index].file, for: interface.file.path) {
        for outlet in code.classes[index].outlets {
          let name = outlet.name.text
          guard connected[index]?.contains(outlet.key) == true, !own.contains(outlet.key),
            !outlet.isCollection, !name.hasSuffix("Caption"), !optional.contains(name),
            !code.assigns(name, in: sources), isFirst(name, at: root.nameRange)
          else { continue }
          warning(
            .notConnected(name), at: root.nameRange,
            notes: [Diagnostic.Note(.declaredHere(name), at: outlet.name.range)])
        }
      }
    }
  }

  /// Checks for outlets that no XIB connects, of classes that XIBs use.
  private mutating func checkOutlets() {
    var connected: [Int: Set<String>] = [:]
    for interface in interfaces {
      for element in interface.elements where element.customClass != nil {
        guard let reference = reference(of: element, in: interface) else { continue }
        for index in code.ancestry(of: reference).sources {
          connected[index, default: []].formUnion(
            element.connections.compactMap { $0["property"] })
        }
      }
    }
    checkOwnOutlets(connected)
    for index in connected.keys.sorted() {
      let source = code.classes[index]
      let optional = optionalOutlets(in: [index])
      for outlet in source.outlets
      where !source.isAmbiguous && connected[index]?.contains(outlet.key) == false
        && !source.assigned.contains(outlet.name.text) && !optional.contains(outlet.name.text)
        && isFirst("unconnected", at: outlet.name.range)
        && isFirst("\(source.name).\(outlet.name.text)", at: source.range)
      {
        warning(.unconnected(outlet.name.text, source.simpleName), at: outlet.name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noXIB(_ name: String) -> Self {
    "no XIB is named after the view class '\(name)'; its theme is never shown"
  }

  fileprivate static func noDefault(_ name: String) -> Self {
    "no '\(name)View_default.xib', which every theme falls back to; add one"
  }

  fileprivate static func notConnected(_ outlet: String) -> Self {
    "outlet '\(outlet)' is not connected; connect it, or delete it"
  }

  fileprivate static func unconnected(_ outlet: String, _ name: String) -> Self {
    "outlet '\(outlet)' of '\(name)' is not connected anywhere; connect it, or delete it"
  }
}
