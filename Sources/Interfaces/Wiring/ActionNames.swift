import SwiftText

/// The actions that a Screenlet performs, by the values of its constants.
struct ActionNames {
  /// The values that are string literals.
  private(set) var values: Set<String> = []
  /// Whether the Screenlet, or one of its superclasses in the sources, has constants.
  private(set) var hasConstants = false
  /// Whether the value of a constant could not be read.
  private(set) var hasUnreadable = false
  /// Whether a superclass is unknown and may have other constants.
  let isInherited: Bool
  /// The string literals in the Screenlet's code and in the declarations that it uses, which may be
  /// compared with the name of an action.
  private(set) var mentioned: Set<String> = []

  init(of screenlet: Int, in code: CodeBase) {
    let ancestry = code.ancestry(of: .source(screenlet))
    isInherited = !ancestry.isWhole
    let members = ancestry.sources.flatMap { code.classes[$0].members }
    add(members)
    for index in ancestry.sources {
      for type in code.nestedTypes(of: index) { add(type) }
    }
    // Declarations outside of the Screenlet count only if the Screenlet uses them.
    let used = members.reduce(into: Set<String>()) { $0.formUnion($1.code.references) }
    for name in used {
      mentioned.formUnion((code.globals[name] ?? []).compactMap(\.literal))
      mentioned.formUnion(code.otherTypes(named: name).flatMap(\.literals))
    }
    values.formUnion(ancestry.framework.map(FrameworkClasses.actionNames) ?? [])
  }

  /// Returns whether a control can perform an action of that name.
  func contains(_ name: String) -> Bool {
    values.contains(name) || mentioned.contains(name)
  }

  private mutating func add(_ members: [Member]) {
    for member in members {
      if member.isProperty, member.isStatic || member.kind == .constant {
        add(member.value, of: member)
      }
      mentioned.formUnion(member.code.literals.map(\.value))
    }
  }

  private mutating func add(_ value: Member.Value?, of constant: Member) {
    switch value {
    case .string(let literal)?:
      values.insert(literal.value)
      if constant.isStatic { hasConstants = true }
    case .call?, .other?:
      if constant.isStatic, constant.name.text.hasSuffix("Action") { hasUnreadable = true }
    case nil: break
    }
  }

  /// Adds the constants of an enumeration or structure inside the Screenlet.
  private mutating func add(_ type: TypeDeclaration) {
    let cases = type.members.contains { $0.kind == .enumCase } ? type.literals : []
    values.formUnion(cases)
    if !cases.isEmpty { hasConstants = true }
    add(type.members)
  }
}

extension TypeDeclaration {
  /// The texts of its constants or cases.
  fileprivate var literals: [String] {
    let isText = kind == .enum && inherited.contains { $0.text == "String" }
    return members.compactMap { member in
      guard member.kind == .enumCase else { return member.isStatic ? member.literal : nil }
      return isText ? member.literal ?? member.name.text : nil
    }
  }
}

extension Member {
  /// The value if it is a string literal, or nil.
  fileprivate var literal: String? {
    if case .string(let literal)? = value { literal.value } else { nil }
  }
}
