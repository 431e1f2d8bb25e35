import SourceText

/// A piece of a parsed template.
enum Node: Sendable {
  case text(Text)
  /// Here a line begins with a tag: where a partial's indentation goes. Lines that begin with text
  /// say so themselves, and those of standalone tags are gone.
  case lineStart
  case variable(Name, isEscaped: Bool)
  case section(Section)
  case partial(Partial)
  case block(Block)
}

/// Text to print as it is: a line with its end, or a part of one.
struct Text: Sendable {
  var bytes: [UInt8]
  /// Whether the first byte begins a line of the template.
  var startsLine: Bool
}

// The others are references, as a rendering goes through their nodes again and again.

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
  /// Whether the data has the name of the template, under this name: `{{>*name}}`.
  let isDynamic: Bool
  /// The space before a tag that has its line for itself; nil for a tag within a line.
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

/// `{{$name}}…{{/name}}` where a template says what can be replaced.
final class Block: Sendable {
  let name: Name
  let fallback: Content
  /// What to put before each line of a replacement; nil for a block within a line.
  let indentation: [UInt8]?
  /// The end of the line the block has for itself. Content that lacks a line end gets this one.
  let lineEnd: [UInt8]

  init(name: Name, fallback: Content, indentation: [UInt8]?, lineEnd: [UInt8]) {
    self.name = name
    self.fallback = fallback
    self.indentation = indentation
    self.lineEnd = lineEnd
  }
}

/// What is between the tags of a block.
struct Content: Sendable {
  var nodes: [Node]
  /// Whether the closing tag is the first on its line, so that the content ends with a line end.
  let endsLine: Bool
}
