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

/// Text to print as it stands. One text can hold many lines.
struct Text: Sendable {
  var bytes: [UInt8]
  /// Whether the first byte begins a line of the template.
  var startsLine: Bool
}

/// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` when inverted.
struct Section: Sendable {
  var name: Name
  var isInverted: Bool
  var nodes: [Node]
}

/// `{{>name}}`, or `{{<name}}…{{/name}}`, which is the same with arguments.
struct Partial: Sendable {
  enum Reference: Sendable {
    case named(Name)
    /// `{{>*name}}`: the data tells the name.
    case dynamic(Name)
  }

  var reference: Reference
  /// The space before a tag that has its line for itself; nil for a tag within a line.
  var indentation: [UInt8]?
  var arguments: [String: Replacement]
}

/// `{{$name}}…{{/name}}` straight below a parent tag: what to print instead of the parent's block.
struct Replacement: Sendable {
  var name: Name
  var content: Content
}

/// `{{$name}}…{{/name}}` where a template says what can be replaced.
struct Block: Sendable {
  var name: Name
  var fallback: Content
  /// What to put before each line of a replacement; nil for a block within a line.
  var indentation: [UInt8]?
  /// The end of the line the block has for itself. Content that lacks a line end gets this one.
  var lineEnd: [UInt8]
}

/// What stands between the tags of a block.
struct Content: Sendable {
  var nodes: [Node]
  /// Whether the closing tag is the first on its line, so that the content ends with a line end.
  var endsLine: Bool
}
