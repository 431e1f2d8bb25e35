import SourceText
import SwiftText
import XMLText

// Connections, in particular outlets: the class has the members that a XIB connects.
extension WiringCheck {
  mutating func checkConnections(of element: Element, in interface: InterfaceFile) {
    if element.connections.isEmpty { return }
    let owner = reference(of: element, in: interface)
    if let owner, isMadeInCodeOnly(owner, element) { return }
    for connection in element.connections {
      switch connection.name {
      case "outlet", "outletCollection":
        if let owner { checkOutlet(connection, of: element, owner, in: interface) }
      case "action":
        if element.sendsActions(in: interface) { checkAction(connection, in: interface) }
      case "segue":
        if let selector = connection.attribute("destinationCreationSelector") {
          checkAction(selector, of: element, as: "IBSegueAction", in: interface)
        }
      default:
        break
      }
    }
  }

  /// Returns whether the XIB cannot create objects of the class, so that the XIB is a leftover.
  func isMadeInCodeOnly(_ owner: CodeBase.Reference, _ element: Element) -> Bool {
    guard case .source(let index) = owner, element.name != "placeholder" else { return false }
    return code.classes[index].isMadeInCodeOnly
  }

  private mutating func checkOutlet(
    _ connection: Element, of element: Element, _ owner: CodeBase.Reference,
    in interface: InterfaceFile
  ) {
    guard let property = connection.attribute("property") else { return }
    // If File's Owner has no class, an object of any class may load the XIB.
    if element.name == "placeholder", element.customClass == nil { return }
    let ancestry = code.ancestry(of: owner)
    let own = ancestry.sources.map { code.classes[$0] }
    if let source = own.first(where: { !$0.properties(forKey: property.value).isEmpty }) {
      let declared = source.properties(forKey: property.value)
      if !declared.contains(where: source.canConnect) {
        if source.isAmbiguous { return }
        return report(
          .noConnectable(property.value, source.simpleName), about: element,
          at: property.valueRange,
          notes: [Diagnostic.Note(.declaredHere(property.value), at: declared[0].name.range)])
      }
      checkBranches(of: declared, in: source)
      return checkType(of: declared, connection, of: element, source, in: interface)
    }
    if code.adds(key: property.value, to: ancestry.framework) { return }
    if let framework = ancestry.framework {
      if FrameworkClasses.all(\.outlets, of: framework).contains(property.value) {
        return checkFrameworkOutlet(property, connection, of: element, framework, in: interface)
      }
      // Only Interface Builder knows all outlets of Apple's own controls.
      if own.isEmpty, !Self.containers.contains(framework) { return }
    }
    let title = name(of: owner)
    let inherited = ancestry.framework.map { FrameworkClasses.all(\.outlets, of: $0) } ?? []
    let known = { own.flatMap(\.outlets).map(\.key) + inherited.sorted() }
    let renamed = own.lazy.flatMap { $0.properties(named: property.value) }
      .first(where: \.isOutlet)?.key
    if ancestry.isWhole, ancestry.framework != nil {
      report(
        .noOutlet(
          property.value, title, renamed ?? nearest(to: property.value, in: known())),
        about: element,
        at: property.valueRange, notes: declarationNote(of: owner))
    } else if let near = near(property.value, in: known()) {
      warning(.maybeOutlet(property.value, title, near), at: property.valueRange)
    }
  }

  /// Framework classes to which custom ones add outlets.
  private static let containers: Set<String> = [
    "UIView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UIViewController",
  ]

  /// Checks that an outlet in one branch of `#if canImport(UIKit)` is also in the other one.
  private mutating func checkBranches(of declared: [Member], in source: SourceClass) {
    guard let member = declared.first, !declared.contains(where: \.clauses.isEmpty),
      let clause = member.clauses.last(where: { isAboutUIKit(code.branches(of: $0)) })
    else { return }
    let taken = declared.compactMap { other in
      other.clauses.first { $0.block == clause.block }.map { (member: other, clause: $0) }
    }
    if let plain = taken.first(where: { !source.canConnect($0.member) }) {
      guard isFirst("branch", at: plain.member.name.range) else { return }
      return error(
        .noConnectable(member.name.text, source.simpleName), at: plain.member.name.range)
    }
    let missing = code.branches(of: clause).first { branch in
      !taken.contains { $0.clause == branch }
    }
    if let missing, isFirst("branch", at: member.name.range) {
      error(
        .missingInBranch(member.name.text, missing.text), at: member.name.range,
        notes: [Diagnostic.Note(.branch, at: missing.range)])
    }
  }

  /// Returns whether one branch is for UIKit and the other for its replacement.
  private func isAboutUIKit(_ branches: [Clause]) -> Bool {
    branches.contains { $0.text.contains("canImport(UIKit)") }
  }

  /// Checks the view in which a list shows its rows.
  private mutating func checkFrameworkOutlet(
    _ property: Attribute, _ connection: Element, of element: Element, _ framework: String,
    in interface: InterfaceFile
  ) {
    guard FrameworkClasses.all(\.neededOutlets, of: framework).contains(property.value),
      let destination = connection.attribute("destination"),
      let object = interface.objects[destination.value],
      let found = reference(of: object, in: interface)
    else { return }
    let type = "UI" + property.value.prefix(1).uppercased() + property.value.dropFirst()
    if code.isKind(found, of: .framework(type)) == false {
      let title = name(of: found)
      report(
        .otherType(property.value, framework, type, title), about: element,
        at: destination.valueRange)
    }
  }

  /// Checks that the connected object is of the outlet's declared type.
  private mutating func checkType(
    of declared: [Member], _ connection: Element, of element: Element, _ source: SourceClass,
    in interface: InterfaceFile
  ) {
    guard let destination = connection.attribute("destination"),
      let object = interface.objects[destination.value], object.name != "placeholder",
      let found = reference(of: object, in: interface)
    else { return }
    let isCollection = connection.name == "outletCollection"
    for member in declared {
      guard let type = member.type, let name = type.text.outletType(isCollection: isCollection),
        !code.isOtherType(name)
      else { continue }
      let wanted = code.reference(
        to: name, from: source.file.path, inside: source.name)
      guard wanted.isKnown, code.isKind(found, of: wanted) == false,
        !isAmbiguous(found), !isAmbiguous(wanted)
      else { continue }
      // A sibling of the declared class works until a member is used that only the declared class
      // has.
      let title = self.name(of: found)
      return report(
        .otherType(member.name.text, source.simpleName, name, title),
        at: destination.valueRange, isError: !isSibling(found, of: wanted) && !element.isFilesOwner,
        notes: [Diagnostic.Note(.declaredHere(member.name.text), at: member.name.range)])
    }
  }

  private func isAmbiguous(_ reference: CodeBase.Reference) -> Bool {
    code.ancestry(of: reference).sources.contains { code.classes[$0].isAmbiguous }
  }

  /// Returns whether `wanted` is a class of the sources, and both classes derive from the same
  /// framework class.
  private func isSibling(_ found: CodeBase.Reference, of wanted: CodeBase.Reference) -> Bool {
    let ancestry = code.ancestry(of: wanted)
    return !ancestry.sources.isEmpty && ancestry.framework != nil
      && code.ancestry(of: found).framework == ancestry.framework
  }
}

extension Element {
  /// Returns whether the element sends its actions. A gesture recognizer has to be connected to a
  /// view for that.
  fileprivate func sendsActions(in interface: InterfaceFile) -> Bool {
    !name.hasSuffix("GestureRecognizer") || self["id"].map(interface.destinations.contains) == true
  }
}

extension String {
  /// Returns the class of an outlet type: `UITextField` for `UITextField?`, `UITextField!` or
  /// `Optional<UITextField>`, or for a collection the type of its elements. Returns nil for a type
  /// that is not a class, such as `any UITextFieldDelegate`.
  fileprivate func outletType(isCollection: Bool) -> String? {
    var type = filter { !$0.isWhitespace }[...]
    while let last = type.last, last == "?" || last == "!" { type = type.dropLast() }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { type = type.dropFirst(9).dropLast() }
    if isCollection {
      if type.hasPrefix("["), type.hasSuffix("]") {
        type = type.dropFirst().dropLast()
      } else if type.hasPrefix("Array<"), type.hasSuffix(">") {
        type = type.dropFirst(6).dropLast()
      } else {
        return nil
      }
    }
    let isName = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName && !type.isEmpty ? String(type) : nil
  }
}

extension Diagnostic.Message {
  fileprivate static let branch: Self = "this branch lacks it"

  fileprivate static func noOutlet(_ name: String, _ owner: String, _ near: String?) -> Self {
    let remedy = near.map { "did you mean '\($0)'?" }
    return "'\(owner)' has no outlet '\(name)'; \(remedy ?? "declare it there, or disconnect it")"
  }

  fileprivate static func maybeOutlet(_ name: String, _ owner: String, _ near: String) -> Self {
    "'\(owner)' may have no outlet '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func noConnectable(_ name: String, _ owner: String) -> Self {
    "'\(name)' of '\(owner)' is not an outlet; declare it with '@IBOutlet'"
  }

  fileprivate static func missingInBranch(_ name: String, _ branch: String) -> Self {
    "outlet '\(name)' is not declared under '\(branch)'; declare it there too"
  }

  fileprivate static func otherType(
    _ name: String, _ owner: String, _ type: String, _ found: String
  ) -> Self {
    "outlet '\(name)' of '\(owner)' is a \(type), and what is connected is a \(found); change one"
  }
}
