package import SourceText

/// A type, or an extension of one.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  package let kind: Kind
  /// The name of the type; for an extension, that of the type it extends.
  package let name: Name
  package let attributes: [DeclarationAttribute]
  package let modifiers: Set<String>
  /// Whether it has parameters of its own: `class Box<Element>`.
  package let isGeneric: Bool
  /// The types behind the colon: the superclass, protocols, or the raw type.
  package let inherited: [Name]
  package let types: [TypeDeclaration]
  package let members: [Member]
  /// The branches of `#if` around it, the outermost first.
  package let clauses: [Clause]
  /// From its keyword to its closing brace.
  package let range: SourceRange

  /// The first attribute of that name.
  package func attribute(_ name: String) -> DeclarationAttribute? {
    attributes.first { $0.name.text == name }
  }
}

/// `@IBOutlet`, or `@objc(Name)`.
package struct DeclarationAttribute: Hashable, Sendable {
  /// Without the `@`.
  package let name: Name
  /// The text between the parentheses, trimmed.
  package let argument: String?
}

/// A branch of `#if`.
package struct Clause: Hashable, Sendable {
  /// The `#if`, `#elseif` or `#else` line, from its `#`.
  package let range: SourceRange
  /// Which `#if` of the file it belongs to.
  package let block: Int
  /// The branch in it, from 0.
  package let index: Int

  /// `#if canImport(UIKit)`
  package var text: String { String(range.text) }
}
