import SourceText
import SwiftText
import XMLText

// User-defined runtime attributes: the object has the properties that their key paths name.
extension WiringCheck {
  mutating func checkAttributes(of element: Element, in interface: InterfaceFile) {
    guard let attributes = element.element("userDefinedRuntimeAttributes")?.elements,
      !attributes.isEmpty, let owner = reference(of: element, in: interface)
    else { return }
    let ancestry = code.ancestry(of: owner)
    let isScreenlet = code.isKind(owner, of: .framework("BaseScreenlet")) == true
    for attribute in attributes {
      guard let path = attribute.attribute("keyPath") else { continue }
      if path.value.hasPrefix("layer.") {
        checkLayer(path)
      } else {
        checkProperty(path, of: owner, ancestry, isScreenlet: isScreenlet)
      }
      if isScreenlet, path.value == "themeName", case .source(let screenlet) = owner {
        checkTheme(attribute, of: screenlet)
      }
    }
  }

  private mutating func checkProperty(
    _ path: Attribute, of owner: CodeBase.Reference, _ ancestry: CodeBase.Ancestry,
    isScreenlet: Bool
  ) {
    let key = path.value.prefix { $0 != "." }.keyName
    let own = ancestry.sources.map { code.classes[$0] }
    if let source = own.first(where: { !$0.properties(forKey: key).isEmpty }) {
      let declared = source.properties(forKey: key)
      if source.isAmbiguous || declared.contains(where: source.canSet) { return }
      return report(
        .hidden(key, source.simpleName), at: path.valueRange, isError: isScreenlet,
        notes: [Diagnostic.Note(.declaredHere(key), at: declared[0].name.range)])
    }
    let framework = FrameworkKeys.all(of: ancestry.framework)
    if framework.contains(key) || code.adds(key: key, to: ancestry.framework) { return }
    if own.contains(where: { source in
      source.functions(called: key.setter).contains { $0.selector == key.setter }
    }) {
      return
    }
    let title = name(of: owner)
    let settable = {
      own.flatMap { source in source.members.filter(source.canSet).map(\.key) }.sorted()
    }
    if isScreenlet, ancestry.isWhole {
      return error(
        .noProperty(
          key, title,
          nearest(to: key, in: settable() + framework.sorted())
            ?? nearest(to: key, in: framework.sorted(), within: 1)),
        at: path.valueRange, notes: declarationNote(of: owner))
    }
    // Libraries add properties to views, which only their sources contain.
    let near =
      near(key, in: settable() + (isScreenlet ? framework.sorted() : []))
      ?? nearest(to: key, in: framework.sorted(), within: 1)
    guard let near else { return }
    report(
      .noProperty(key, title, near), at: path.valueRange, isError: ancestry.isWhole,
      notes: declarationNote(of: owner))
  }

  /// Checks `layer.cornerRadius`. Libraries add properties such as `borderUIColor`.
  private mutating func checkLayer(_ path: Attribute) {
    let key = path.value.dropFirst("layer.".count).prefix { $0 != "." }.keyName
    let added = code.keys(addedTo: "CALayer")
    let known = FrameworkKeys.all(of: "CALayer")
    guard !known.contains(key), !added.contains(key),
      let near = near(key, in: known.sorted() + added.sorted(), within: 1)
    else { return }
    error(.noProperty(key, "CALayer", near), at: path.valueRange)
  }

  /// Warns about a theme that the Screenlet does not have, so that it shows the default theme.
  private mutating func checkTheme(_ attribute: Element, of screenlet: Int) {
    let known = themes.names(of: screenlet)
    guard let theme = attribute.attribute("value"), !known.isEmpty, !theme.value.isEmpty,
      !known.contains(where: { $0.replacingHyphens == theme.value.replacingHyphens })
    else { return }
    let title = code.classes[screenlet].simpleName
    warning(.noTheme(theme.value, title, known: Set(known).sorted()), at: theme.valueRange)
  }
}

extension Substring {
  /// The key with a lowercase initial: key-value coding also finds `cornerRadius` by
  /// `CornerRadius`.
  fileprivate var keyName: String { prefix(1).lowercased() + dropFirst() }
}

extension String {
  /// The method that sets the key: `setText:` for `text`.
  fileprivate var setter: String { "set" + prefix(1).uppercased() + dropFirst() + ":" }
}

extension Diagnostic.Message {
  fileprivate static func noProperty(_ key: String, _ owner: String, _ near: String?) -> Self {
    let remedy = near.map { "did you mean '\($0)'?" } ?? "declare it there with '@IBInspectable'"
    return "'\(owner)' has no property '\(key)' that a runtime attribute could set; \(remedy)"
  }

  fileprivate static func hidden(_ key: String, _ owner: String) -> Self {
    "'\(key)' of '\(owner)' cannot be set by a runtime attribute; declare it with '@IBInspectable'"
  }

  fileprivate static func noTheme(_ name: String, _ screenlet: String, known: [String]) -> Self {
    let themes = known.map { "'\($0)'" }.joined(separator: ", ")
    let remedy = nearest(to: name, in: known).map { "did you mean '\($0)'?" } ?? "it has \(themes)"
    return "'\(screenlet)' has no theme '\(name)'; \(remedy)"
  }
}
