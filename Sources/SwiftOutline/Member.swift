package import SourceText

/// Something that a type, or a file, declares beside types.
package struct Member: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `var`
    case variable
    /// `let`
    case constant
    /// The labels of its parameters, empty where a call writes none.
    case function(labels: [String])
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
  /// The type that is written out, of a variable or a constant, or what an alias stands for.
  package let type: Name?
  /// What a variable, constant or case is from the start, or what its getter gives.
  package let value: Value?
  /// What the code of the member does, as far as it can be told by looking.
  package let code: Code
  /// The branches of `#if` that it stands in, the outermost first.
  package let clauses: [Clause]

  package enum Value: Hashable, Sendable {
    /// Nothing but a string literal.
    case string(StringLiteral)
    /// Anything else.
    case other
  }

  /// The first attribute of that name.
  package func attribute(_ name: String) -> DeclarationAttribute? {
    attributes.first { $0.name.text == name }
  }

  package var isFunction: Bool {
    if case .function = kind { true } else { false }
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
