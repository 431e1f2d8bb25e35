import SourceText

/// A piece of a parsed template.
enum TemplateNode: Sendable {
  case text(Text)
  /// A line begins with a tag here, so a partial's indentation is printed. Texts have their own
  /// flag for this, and the lines of standalone tags are omitted.
  case lineStart
  case variable(Name, isEscaped: Bool)
  // These cases are indirect, so that the many small nodes stay small.
  indirect case section(Section)
  indirect case partial(Partial)
  indirect case block(Block)
}

/// Text to print unchanged: a line with its end, or a part of one.
struct Text: Sendable {
  var bytes: [UInt8]
  /// Whether the first byte begins a line of the template.
  var startsLine: Bool
  /// The text in the template, with the indentation that it has there.
  let range: SourceRange
}

/// A section: `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` if it is inverted.
struct Section: Sendable {
  let name: Name
  let isInverted: Bool
  var nodes: [TemplateNode]
}

/// A partial: `{{>name}}`, or `{{<name}}…{{/name}}`, a parent, which has arguments.
struct Partial: Sendable {
  let name: Name
  /// Whether the template's name is looked up in the data under this name: `{{>*name}}`.
  let isDynamic: Bool
  /// The space before a tag that is alone on its line, or nil for a tag within a line.
  var indentation: [UInt8]?
  var arguments: [String: Replacement] = [:]
}

/// A replacement: `{{$name}}…{{/name}}` directly below a parent tag, which is printed instead of
/// the parent's block.
struct Replacement: Sendable {
  let name: Name
  let content: Content
}

/// A block: `{{$name}}…{{/name}}`, by which a template declares a part that can be replaced.
struct Block: Sendable {
  let name: Name
  var fallback: Content
  /// The indentation of each line of a replacement, or nil for a block within a line.
  var indentation: [UInt8]?
  /// The line end of a block that is alone on its line. Content without a line end gets this one.
  let lineEnd: [UInt8]
}

/// The part between the tags of a block.
struct Content: Sendable {
  var nodes: [TemplateNode]
  /// Whether the closing tag is the first on its line, so that the content ends with a line end.
  let endsLine: Bool
}
