package import SourceText

/// A declaration of a type, or of a file, other than a type.
package struct Member: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `var`
    case variable
    /// `let`
    case constant
    case function([Parameter])
    /// `init`, `deinit` or `subscript`.
    case special
    /// A case of an enumeration.
    case enumCase
    /// `typealias` or `associatedtype`.
    case alias
  }

  package let kind: Kind
  package let name: Name
  package let attributes: [DeclarationAttribute]
  /// `static`, `weak`, `override` and the like; of `private(set)` it is `private(set)`.
  package let modifiers: Set<String>
  /// The declared type of a variable or a constant, the type behind an alias, or that of a
  /// function's result.
  package let type: Name?
  /// The initial value of a variable, constant or case, or the value of its getter.
  package let value: Value?
  /// What the member's code mentions.
  package let code: Code
  /// The branches of `#if` around it, the outermost first.
  package let clauses: [Clause]

  /// A parameter of a function.
  package struct Parameter: Hashable, Sendable {
    /// What a call writes before the colon; empty where it writes nothing.
    package let label: String
    /// The type alone, without a default value; nil while none is written.
    package let type: Name?
    /// Whether it has a default value.
    package let hasDefault: Bool

    /// The label as a declaration writes it: `_` if a call writes nothing.
    package var writtenLabel: String { label.isEmpty ? "_" : label }
  }

  package enum Value: Hashable, Sendable {
    /// Nothing but a string literal.
    case string(StringLiteral)
    /// An initial value that is a call and nothing else, by the name of what is called: `Package` of
    /// `Package(name: "A")`, `init` of `.init(name: "A")`.
    case call(Name)
    /// Anything else.
    case other
  }

  /// The first attribute of that name.
  package func attribute(_ name: String) -> DeclarationAttribute? {
    attributes.first { $0.name.text == name }
  }

  package var isFunction: Bool { parameters != nil }

  /// Those of a function; nil for other members.
  package var parameters: [Parameter]? {
    if case .function(let parameters) = kind { parameters } else { nil }
  }

  /// The name with the labels of a function: `tableView(_:didSelectRowAt:)`.
  package var fullName: String {
    guard let parameters else { return name.text }
    return name.text + "(" + parameters.map { $0.writtenLabel + ":" }.joined() + ")"
  }

  /// Whether it is a `var` or a `let`.
  package var isProperty: Bool { kind == .variable || kind == .constant }

  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// What the code of a member mentions.
package struct Code: Hashable, Sendable {
  /// Names that may be members of the same object: `url`, `self.url`, not `other.url`.
  package var references: Set<String> = []
  /// Names behind `super.`.
  package var inherited: Set<String> = []
  /// Names of members that are set: `url = a`, `self.url = a`.
  package var assigned: Set<String> = []
  /// String literals, without those that interpolate.
  package var literals: [StringLiteral] = []
  /// Where something is set to a string literal: `button.title = "Add"`.
  package var assignments: [Assignment] = []

  package struct Assignment: Hashable, Sendable {
    /// The last name on the left side.
    package let name: Name
    package let literal: StringLiteral
  }
}

/// A string literal without interpolation.
package struct StringLiteral: Hashable, Sendable {
  /// What it says, escapes resolved.
  package let value: String
  /// Quotes included.
  package let range: SourceRange
}
