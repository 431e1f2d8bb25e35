package import SourceText

/// A piece of Swift on one line with its structure, so that it can be laid out within a width
/// wherever it is used:
///
/// ```swift
/// let call = Code.call("AddBookmarkInteractor", ["screenlet: self", "folderId: folderId"])
/// let line: Code = "let interactor =\(.point) \(call)"
/// ```
///
/// On a page that is too narrow, this line becomes
///
/// ```
/// let interactor = AddBookmarkInteractor(
///   screenlet: self,
///   folderId: folderId
/// )
/// ```
///
/// Only the marks determine where a line may be broken. Its text does not matter.
package struct Code: Hashable, Sendable {
  package private(set) var marked: MarkedText

  /// The code on one line.
  package var text: String { marked.text }

  package init(_ text: String) { marked = MarkedText(text) }
  package init(_ marked: MarkedText) { self.marked = marked }
}

extension Code: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var marked = MarkedText()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { marked.append(literal) }
    package mutating func appendInterpolation(_ text: String) { marked.append(text) }
    package mutating func appendInterpolation(_ code: Code) { marked.append(code.marked) }
    package mutating func appendInterpolation(_ mark: Mark) { marked.append(mark.rawValue) }
  }

  package init(stringLiteral text: String) { self.init(text) }
  package init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.marked) }
}

// MARK: - Shapes

extension Code {
  /// Returns `f(a, b)`. A collection that is the only argument shares the brackets of the call.
  package static func call(_ function: Code, _ arguments: [Code]) -> Code {
    let isCollection = arguments.count == 1 && arguments[0].isCollection
    if arguments.isEmpty || isCollection { return "\(function)(\(list(arguments)))" }
    return "\(function)(\(.list)\(list(arguments))\(.end))"
  }

  /// Returns `[a, b]`.
  package static func collection(_ elements: [Code]) -> Code {
    elements.isEmpty ? "[]" : "[\(.elements)\(list(elements))\(.end)]"
  }

  /// Returns `[a, b]` after an operator, where the line is broken first.
  package static func operand(_ elements: [Code]) -> Code {
    elements.isEmpty ? "[]" : "[\(.operand)\(list(elements))\(.end)]"
  }

  /// Returns `a, b`, as between brackets.
  package static func list(_ items: [Code]) -> Code {
    var list = MarkedText()
    for (index, item) in items.enumerated() {
      if index > 0 { list.append(separator.marked) }
      list.append(item.marked)
    }
    return Code(list)
  }

  package static let separator: Code = ",\(.next) "

  /// Returns `list.map { a }`.
  package static func closure(_ function: Code, _ body: Code) -> Code {
    "\(function) {\(.closure) \(body) \(.end)}"
  }

  /// Returns `"key": value`, an entry of a dictionary.
  package static func entry(_ key: String, _ value: Code) -> Code {
    value.isCollection ? "\"\(key)\": \(value)" : "\"\(key)\":\(.point) \(value)"
  }

  /// Returns `label: value`, an argument or a parameter.
  package static func labeled(_ label: String, _ value: Code) -> Code {
    value.isCollection ? "\(label): \(value)" : "\(label):\(.label) \(value)"
  }

  package static func assignment(_ target: Code, _ value: Code) -> Code {
    "\(target) =\(.point) \(value)"
  }

  /// Returns `a ?? b`.
  package static func coalescing(_ value: Code, _ other: Code) -> Code {
    "\(value)\(.orElse) ?? \(other)"
  }

  /// Returns `a + b`.
  package static func sum(_ values: [Code]) -> Code {
    var sum = values.first ?? ""
    for value in values.dropFirst() { sum = "\(sum)\(.plus) + \(value)" }
    return sum
  }

  /// Whether the code is a collection, possibly after the label of an argument.
  private var isCollection: Bool {
    marked.marks.first?.sign == Mark.elements.rawValue
      && marked.marks.last == MarkedText.Mark(Mark.end.rawValue, at: text.utf8.count - 1)
  }
}
