import SourceText
import SwiftOutline
import XMLNotation

// Connections, and of them outlets: that the class has what a XIB connects.
extension WiringCheck {
  mutating func checkConnections(of element: Element, in interface: Interface) {
    if element.connections.isEmpty { return }
    let owner = reference(of: element, in: interface)
    for connection in element.connections {
      switch connection.name {
      case "outlet", "outletCollection":
        if let owner { checkOutlet(connection, of: element, owner, in: interface) }
      case "action":
        checkAction(connection, in: interface)
      default:
        break
      }
    }
  }

  private mutating func checkOutlet(
    _ connection: Element, of element: Element, _ owner: CodeBase.Reference,
    in interface: Interface
  ) {
    guard let property = connection.attribute("property") else { return }
    // Whoever loads the XIB may have any class when File's Owner names none.
    if element.name == "placeholder", element.customClass == nil { return }
    let ancestry = code.ancestry(of: owner)
    let own = ancestry.sources.map { code.classes[$0] }
    if let source = own.first(where: { !$0.properties(named: property.value).isEmpty }) {
      let declared = source.properties(named: property.value)
      if !declared.contains(where: source.canConnect) {
        return error(
          .noConnectable(property.value, source.simpleName), at: property.valueRange,
          notes: [Diagnostic.Note(.declaredHere(property.value), at: declared[0].name.range)])
      }
      checkBranches(of: declared, in: source)
      return checkType(of: declared, connection, source, in: interface)
    }
    if let framework = ancestry.framework {
      guard !FrameworkClasses.outlets(of: framework).contains(property.value) else { return }
      // What Apple's own classes can be connected to is Interface Builder's to know.
      if own.isEmpty, framework != "UIView" { return }
    }
    let known = own.flatMap(\.outlets).map(\.name.text)
    if ancestry.isWhole, ancestry.framework != nil {
      error(
        .noOutlet(property.value, name(of: owner), known: known), at: property.valueRange,
        notes: declarationNote(of: owner))
    } else if let near = nearest(to: property.value, in: known) {
      warning(.maybeOutlet(property.value, name(of: owner), near), at: property.valueRange)
    }
  }

  /// An outlet that stands in one branch of `#if` has to stand in the others that have outlets.
  private mutating func checkBranches(of declared: [Member], in source: SourceClass) {
    let name = declared[0].name.text
    let isAlways = declared.contains(where: \.clauses.isEmpty)
    for member in declared where !isAlways {
      guard let clause = member.clauses.last else { continue }
      let others = source.outlets.filter { other in
        other.name.range.file.path == member.name.range.file.path
          && other.clauses.contains { $0.block == clause.block && $0.index != clause.index }
      }
      for other in others {
        let branches = other.clauses.filter { $0.block == clause.block }
        guard let branch = branches.first else { continue }
        let there = declared.filter { $0.clauses.contains(branch) }
        if there.contains(where: source.canConnect) || !isFirst(name, at: branch.range) { continue }
        if let plain = there.first {
          error(.noConnectable(name, source.simpleName), at: plain.name.range)
        } else {
          error(
            .missingInBranch(name, branch.text), at: member.name.range,
            notes: [Diagnostic.Note(.branch, at: branch.range)])
        }
      }
    }
  }

  /// What is connected has to be of the type that the outlet is declared with.
  private mutating func checkType(
    of declared: [Member], _ connection: Element, _ source: SourceClass, in interface: Interface
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
      guard wanted.isKnown, code.isKind(found, of: wanted) == false else { continue }
      return error(
        .otherType(member.name.text, source.simpleName, name, self.name(of: found)),
        at: destination.valueRange,
        notes: [Diagnostic.Note(.declaredHere(member.name.text), at: member.name.range)])
    }
  }
}

extension String {
  /// `UITextField` for `UITextField?`, `UITextField!` or `Optional<UITextField>`; of a collection,
  /// that of its elements. Nil for a type that no class is, as `any UITextFieldDelegate`.
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
  fileprivate static let branch: Self = "this branch has outlets, and not this one"

  fileprivate static func declaredHere(_ name: String) -> Self { "'\(name)' is declared here" }

  fileprivate static func noOutlet(_ name: String, _ owner: String, known: [String]) -> Self {
    let remedy = nearest(to: name, in: known).map { "did you mean '\($0)'?" }
    return "'\(owner)' has no outlet '\(name)'; \(remedy ?? "declare it there, or disconnect it")"
  }

  fileprivate static func maybeOutlet(_ name: String, _ owner: String, _ near: String) -> Self {
    "'\(owner)' may have no outlet '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func noConnectable(_ name: String, _ owner: String) -> Self {
    "'\(name)' of '\(owner)' is no outlet; declare it with '@IBOutlet'"
  }

  fileprivate static func missingInBranch(_ name: String, _ branch: String) -> Self {
    "outlet '\(name)' is not declared under '\(branch)'; declare it there too"
  }

  fileprivate static func otherType(
    _ name: String, _ owner: String, _ type: String, _ found: String
  ) -> Self {
    "outlet '\(name)' of '\(owner)' is a \(type), and what is connected is a \(found)"
  }
}
