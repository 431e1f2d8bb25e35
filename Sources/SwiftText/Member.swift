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
  /// The modifiers, such as `static`, `weak`, `override` or `private(set)`.
  package let modifiers: Set<String>
  /// The declared type of a variable or a constant, the type of an alias, or the result type of a
  /// function.
  package let type: Name?
  /// The initial value of a variable, constant or case, or the value of its getter.
  package let value: Value?
  /// The names and literals in the member's code.
  package let code: Code
  /// The branches of `#if` around it, the outermost first.
  package let clauses: [Clause]

  /// A parameter of a function.
  package struct Parameter: Hashable, Sendable {
    /// The label in calls, which is empty if calls have none.
    package let label: String
    /// The type without a default value, or nil if none is written yet.
    package let type: Name?
    /// Whether it has a default value.
    package let hasDefault: Bool

    /// The label in the declaration: `_` if calls have none.
    package var writtenLabel: String { label.isEmpty ? "_" : label }
  }

  package enum Value: Hashable, Sendable {
    /// Nothing but a string literal.
    case string(StringLiteral)
    /// An initial value that is only a call, with the called name: `Package` in
    /// `Package(name: "A")`, `init` in `.init(name: "A")`.
    case call(Name)
    /// Anything else.
    case other
  }

  /// Returns the first attribute of that name.
  package func attribute(_ name: String) -> DeclarationAttribute? {
    attributes.first { $0.name.text == name }
  }

  package var isFunction: Bool { parameters != nil }

  /// The parameters of a function, or nil for other members.
  package var parameters: [Parameter]? {
    if case .function(let parameters) = kind { parameters } else { nil }
  }

  /// The name with the labels of a function, such as `tableView(_:didSelectRowAt:)`.
  package var fullName: String {
    guard let parameters else { return name.text }
    return name.text + "(" + parameters.map { $0.writtenLabel + ":" }.joined() + ")"
  }

  /// Whether the member is a `var` or a `let`.
  package var isProperty: Bool { kind == .variable || kind == .constant }

  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// The names and literals in the code of a member.
package struct Code: Hashable, Sendable {
  /// The names that may be members of the same object: `url` and `self.url`, but not `other.url`.
  package var references: Set<String> = []
  /// The names after `super.`.
  package var inherited: Set<String> = []
  /// The names of members that are set, as in `url = a` and `self.url = a`.
  package var assigned: Set<String> = []
  /// The members of others that are set, as in `button?.title = a`: `button.title`.
  package var assignedOfOthers: Set<String> = []
  /// The string literals without interpolation.
  package var literals: [StringLiteral] = []
  /// The assignments of string literals, such as `button.title = "Add"`.
  package var assignments: [Assignment] = []

  package struct Assignment: Hashable, Sendable {
    /// The last name on the left side.
    package let name: Name
    package let literal: StringLiteral
  }
}

/// A string literal without interpolation.
package struct StringLiteral: Hashable, Sendable {
  /// The value with its escapes resolved.
  package let value: String
  /// The range including the quotes.
  package let range: SourceRange
}
