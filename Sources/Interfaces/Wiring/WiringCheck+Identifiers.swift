import SourceText
import SwiftText
import XMLText

// Restoration identifiers, which are the names of the actions that controls perform.
extension WiringCheck {
  mutating func checkIdentifiers(in theme: ThemeInterface) {
    guard let screenlet = theme.name.screenlet else { return }
    let names = actionNames[screenlet] ?? ActionNames(of: screenlet, in: code)
    actionNames[screenlet] = names
    let views = theme.viewClass.map { code.ancestry(of: $0).sources } ?? []
    for view in views where handledNames[view] == nil {
      handledNames[view] = handledNames(in: view)
    }
    for element in theme.interface.elements {
      guard let identifier = element.attribute("restorationIdentifier"),
        let reference = reference(of: element, in: theme.interface),
        code.isKind(reference, of: .framework("UIControl")) == true
      else { continue }
      // A tap for which the view has an action of its own performs nothing else, and a name that code
      // gives a control replaces that of the XIB, which may be of another framework.
      let isUnused =
        element.connections.contains {
          $0["eventType"] == "touchUpInside" && $0["destination"] == theme.root["id"]
        }
        || isNamedInCode(element, in: theme.interface, views)
      if isUnused, near(identifier.value, in: Array(names.values)) == nil { continue }
      // The view handles an identifier itself if its code contains it.
      let isHandled = views.contains { handledNames[$0]?.contains(identifier.value) == true }
      if isHandled || names.contains(identifier.value) { continue }
      report(identifier.value, at: identifier.valueRange, names, screenlet)
    }
    for view in views {
      for assignment in assignedIdentifiers(in: view) {
        let literal = assignment.literal
        if names.contains(literal.value) || !isFirst("identifier", at: literal.range) { continue }
        report(literal.value, at: literal.range, names, screenlet)
      }
    }
  }

  /// Returns whether the code of a view sets the identifier of an outlet that leads to the element.
  private func isNamedInCode(
    _ element: Element, in interface: InterfaceFile, _ views: [Int]
  ) -> Bool {
    let outlets = interface.rootConnections.filter { $0["destination"] == element["id"] }
      .compactMap { $0["property"] }
    return views.flatMap { code.classes[$0].members }.contains { member in
      outlets.contains { member.code.assignedOfOthers.contains("\($0).restorationIdentifier") }
    }
  }

  private mutating func report(
    _ name: String, at range: SourceRange, _ names: ActionNames, _ screenlet: Int
  ) {
    let title = self.name(of: .source(screenlet))
    if names.isInherited {
      // It is most likely an action of a library's Screenlet.
      if near(name, in: Array(names.values)) != nil {
        warning(.maybeAction(name, title, known: names.values), at: range)
      }
    } else if names.hasUnreadable {
      warning(.maybeAction(name, title, known: names.values), at: range)
    } else if names.hasConstants {
      error(.noAction(name, title, known: names.values), at: range)
    } else if isFirst("constants", at: code.classes[screenlet].range) {
      // A Screenlet with only one action may accept any name for it.
      warning(.noConstants(name, title), at: range, notes: declarationNote(of: .source(screenlet)))
    }
  }

  private func assignedIdentifiers(in view: Int) -> [Code.Assignment] {
    code.classes[view].members.flatMap(\.code.assignments)
      .filter { $0.name.text == "restorationIdentifier" }
  }

  /// Returns the string literals in a view's code, except those that it assigns to identifiers.
  private func handledNames(in view: Int) -> Set<String> {
    let assigned = Set(assignedIdentifiers(in: view).map(\.literal.range.lowerBound))
    let literals = code.classes[view].members.flatMap(\.code.literals)
    return Set(
      literals.filter { !assigned.contains($0.range.lowerBound) }.map(\.value))
  }

  /// Reports buttons that do nothing, because nothing refers to them.
  mutating func checkButtons(in theme: ThemeInterface) {
    if findsSubviews(theme) { return }
    for element in theme.interface.components {
      guard element.name == "button", element["restorationIdentifier"] == nil,
        element["userInteractionEnabled"] != "NO", element.connections.isEmpty,
        element.element("menu") == nil, element.customClass == nil,
        element["id"].map({ !theme.interface.destinations.contains($0) }) == true
      else { continue }
      warning(.idleButton, at: element.nameRange)
    }
  }

  /// Returns whether the view's code finds or may find its subviews without outlets.
  private mutating func findsSubviews(_ theme: ThemeInterface) -> Bool {
    guard let viewClass = theme.viewClass else { return false }
    let ancestry = code.ancestry(of: viewClass)
    if !ancestry.isWhole { return true }
    return Set(ancestry.sources.map { code.classes[$0].file }).contains { file in
      let finds =
        searchedFiles[file.path]
        ?? ["subviews", "Subviews", "viewWithTag"].contains { file.text.contains($0) }
      searchedFiles[file.path] = finds
      return finds
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let idleButton: Self =
    "this button does nothing; give it a restorationIdentifier, an outlet or an action"

  fileprivate static func noAction(
    _ name: String, _ screenlet: String, known: Set<String>
  ) -> Self {
    if Suggestions.areLeftOut {
      return Self("'\(name)' is not an action of '\(screenlet)'", isSilent: true)
    }
    let known = known.sorted()
    let names = known.map { "'\($0)'" }.joined(separator: ", ")
    let remedy = nearest(to: name, in: known).map { "did you mean '\($0)'?" } ?? "it has \(names)"
    return Self("'\(name)' is not an action of '\(screenlet)'; \(remedy)", isSilent: true)
  }

  fileprivate static func noConstants(_ name: String, _ screenlet: String) -> Self {
    "'\(screenlet)' has no constants for its actions; declare one with the value '\(name)'"
  }

  fileprivate static func maybeAction(
    _ name: String, _ screenlet: String, known: Set<String>
  ) -> Self {
    let hint = suggestion(for: name, in: known.sorted())
    return "no constant of '\(screenlet)' says that '\(name)' is an action\(hint)"
  }
}
