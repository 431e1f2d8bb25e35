package import SourceText

/// A type or an extension.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  package let kind: Kind
  /// The name of the type, or for an extension that of the extended type.
  package let name: Name
  package let attributes: [DeclarationAttribute]
  package let modifiers: Set<String>
  /// Whether the type has type parameters, as in `class Box<Element>`.
  package let isGeneric: Bool
  /// The types after the colon: the superclass, protocols, or the raw type.
  package let inherited: [Name]
  package let types: [TypeDeclaration]
  package let members: [Member]
  /// The branches of `#if` around it, the outermost first.
  package let clauses: [Clause]
  /// The range from the keyword to the closing brace.
  package let range: SourceRange

  /// Returns the first attribute of that name.
  package func attribute(_ name: String) -> DeclarationAttribute? {
    attributes.first { $0.name.text == name }
  }
}

/// An attribute, such as `@IBOutlet` or `@objc(Name)`.
package struct DeclarationAttribute: Hashable, Sendable {
  /// The name without the `@`.
  package let name: Name
  /// The text between the parentheses, trimmed.
  package let argument: String?
}

/// A branch of `#if`.
package struct Clause: Hashable, Sendable {
  /// The `#if`, `#elseif` or `#else` line, from its `#`.
  package let range: SourceRange
  /// The index of its `#if` in the file.
  package let block: Int
  /// The index of the branch in its `#if`, from 0.
  package let index: Int

  /// The text of the line, such as `#if canImport(UIKit)`.
  package var text: String { String(range.text) }
}
