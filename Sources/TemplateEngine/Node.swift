import SourceText

/// A piece of a parsed template.
enum Node: Sendable {
  case text(Text)
  /// A line begins with a tag here, so a partial's indentation is printed. Texts know themselves
  /// whether they begin a line, and the lines of standalone tags are left out.
  case lineStart
  case variable(Name, isEscaped: Bool)
  /// What a tag prints whatever the data is.
  case constant(MarkedText)
  case section(Section)
  case partial(Partial)
  case block(Block)
}

/// Text to print unchanged: a line with its end, or a part of one.
struct Text: Sendable {
  var bytes: [UInt8]
  /// Whether the first byte begins a line of the template.
  var startsLine: Bool
}

// The types below are references, because a rendering visits their nodes again and again.

/// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` when inverted.
final class Section: Sendable {
  let name: Name
  let isInverted: Bool
  let nodes: [Node]

  init(name: Name, isInverted: Bool, nodes: [Node]) {
    self.name = name
    self.isInverted = isInverted
    self.nodes = nodes
  }
}

/// `{{>name}}`, or `{{<name}}…{{/name}}`, which is the same with arguments.
final class Partial: Sendable {
  let name: Name
  /// Whether the template's name is looked up in the data under this name: `{{>*name}}`.
  let isDynamic: Bool
  /// The space before a tag that is alone on its line; nil for a tag within a line.
  let indentation: [UInt8]?
  let arguments: [String: Replacement]

  init(
    name: Name, isDynamic: Bool, indentation: [UInt8]?, arguments: [String: Replacement] = [:]
  ) {
    self.name = name
    self.isDynamic = isDynamic
    self.indentation = indentation
    self.arguments = arguments
  }
}

/// `{{$name}}…{{/name}}` straight below a parent tag: what to print instead of the parent's block.
struct Replacement: Sendable {
  let name: Name
  let content: Content
}

/// `{{$name}}…{{/name}}` where a template declares a part that can be replaced.
final class Block: Sendable {
  let name: Name
  let fallback: Content
  /// The indentation of each line of a replacement; nil for a block within a line.
  let indentation: [UInt8]?
  /// The end of the block's line, if it is alone on it. Content without a line end gets this one.
  let lineEnd: [UInt8]

  init(name: Name, fallback: Content, indentation: [UInt8]?, lineEnd: [UInt8]) {
    self.name = name
    self.fallback = fallback
    self.indentation = indentation
    self.lineEnd = lineEnd
  }
}

/// The part between the tags of a block.
struct Content: Sendable {
  var nodes: [Node]
  /// Whether the closing tag is the first on its line, so that the content ends with a line end.
  let endsLine: Bool
}
