package import SourceText

/// The declarations of a Swift file: its types with their members, without the bodies of functions.
///
/// ```swift
/// let outline = Outline(of: SourceFile(path: "a.swift", text: "class A: B { static let c = 1 }"))
/// outline.types[0].inherited.map(\.text)  // ["B"]
/// outline.types[0].members.map(\.name.text)  // ["c"]
/// ```
///
/// All branches of `#if` are included, and each declaration has the clauses around it. Any text has
/// an outline: a part that cannot be read is a problem, and the rest is read as well as possible.
package struct Outline: Hashable, Sendable {
  /// A problem that makes the outline incomplete: a bracket, comment or string that is not closed,
  /// or a bracket that was not opened.
  package struct Problem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case unclosedBracket, unopenedBracket, unclosedComment, unclosedString
    }

    package let kind: Kind
    package let range: SourceRange
  }

  package let file: SourceFile
  /// The imports, in order.
  package let imports: [Import]
  package let types: [TypeDeclaration]
  /// The members outside of types.
  package let members: [Member]
  package let problems: [Problem]
  /// The branches of each `#if` of the file, by `Clause.block`.
  package let branches: [[Clause]]
  /// The requested calls, in order, including nested ones.
  package let calls: [Call]
  /// The left sides of the requested assignments, in order: `a.b` for `a.b = c`.
  package let assigned: [Name]
  /// The first mention of each of the requested names, in order.
  package let mentions: [Name]

  /// Creates the outline of a file, with its calls of the functions named in `calls`, and its
  /// assignments to the variables named in `assignments`, in any object, and the first mention of
  /// each name in `mentions`.
  package init(
    of file: SourceFile, calls names: Set<String> = [], assignments variables: Set<String> = [],
    mentions mentioned: Set<String> = []
  ) {
    var lexer = Lexer(file)
    lexer.readTokens()
    var parser = OutlineParser(lexer)
    let scope = parser.wholeFile()
    self.file = file
    imports = parser.imports
    types = scope.types
    members = scope.members
    problems = parser.problems
    branches = parser.branches
    calls = parser.calls(named: names)
    assigned = parser.assigned(among: variables)
    mentions = parser.mentions(of: mentioned)
  }
}

/// A name and its range, such as `UIView` or `Outer.Inner`, without backticks and generic
/// arguments.
package struct Name: Hashable, Sendable {
  package let text: String
  package let range: SourceRange

  package init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}
