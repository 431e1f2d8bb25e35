import SwiftOutline

/// The actions that a Screenlet performs, by the values of its constants.
struct ActionNames {
  /// The values that are string literals.
  private(set) var values: Set<String> = []
  /// Whether the Screenlet, or a class among the sources that it derives from, has constants.
  private(set) var hasConstants = false
  /// Whether the value of a constant could not be read.
  private(set) var hasUnreadable = false
  /// Whether a superclass is unknown, and may have constants of its own.
  let isInherited: Bool
  /// String literals of the Screenlet's code, which may be compared with the name of an action.
  private(set) var mentioned: Set<String> = []

  init(of screenlet: Int, in code: CodeBase) {
    let ancestry = code.ancestry(of: .source(screenlet))
    isInherited = !ancestry.isWhole
    for index in ancestry.sources {
      add(code.classes[index].members)
      for type in code.nestedTypes(of: index) { add(type) }
    }
    add(code.globals)
    values.formUnion(ancestry.framework.map(FrameworkClasses.actionNames) ?? [])
  }

  /// Whether a control can perform an action of that name.
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
    case .other? where constant.isStatic && constant.name.text.hasSuffix("Action"):
      hasUnreadable = true
    default: break
    }
  }

  /// Adds the constants of an enumeration or structure inside the Screenlet.
  private mutating func add(_ type: TypeDeclaration) {
    let isText = type.kind == .enum && type.inherited.contains { $0.text == "String" }
    for member in type.members where isText && member.kind == .enumCase {
      if case .string(let literal)? = member.value {
        values.insert(literal.value)
      } else {
        values.insert(member.name.text)
      }
      hasConstants = true
    }
    add(type.members)
  }
}
