/// A parsed template, made flat: a list of steps that a renderer goes through.
///
/// What a section, a partial or a block holds are the steps behind its own, up to its `end`. The
/// template `a {{#x}}{{y}}, {{/x}}.` is this program:
///
/// ```
/// 0 text "a "
/// 1 section x, end 4
/// 2   variable y
/// 3   text ", "
/// 4 text "."
/// ```
///
/// Steps are numbers only, so that going through them counts no references.
final class Program: Sendable {
  enum Step: Sendable {
    /// Some of `lines`, one after the other.
    case text(lines: Range<Int>)
    /// As `Node.lineStart`.
    case lineStart
    case variable(name: Int, isEscaped: Bool)
    case section(name: Int, isInverted: Bool, end: Int)
    case partial(Int, end: Int)
    case block(Int, end: Int)
  }

  let steps: [Step]
  /// The lines of all texts.
  let lines: [Line]
  /// The text of all lines.
  let bytes: [UInt8]
  let names: [Name]
  let partials: [PartialStep]
  let blocks: [BlockStep]

  init(_ nodes: [Node]) {
    var builder = ProgramBuilder()
    builder.append(nodes)
    steps = builder.steps
    lines = builder.lines
    bytes = builder.bytes
    names = builder.names
    partials = builder.partials
    blocks = builder.blocks
  }
}

/// A line of a text, with its line end, or what the text has of it.
struct Line: Sendable {
  let bytes: Range<Int>
  /// Whether a line of the template begins here, which gets the indentation of the partial.
  let startsLine: Bool
  /// Whether nothing but the line end is there.
  let isBlank: Bool
}

/// A `Partial` in a program.
struct PartialStep: Sendable {
  let reference: Partial.Reference
  let indentation: [UInt8]?
  /// The names of what it hands to the parent, and the steps of each.
  let arguments: [String: (name: Name, content: StepContent)]
}

/// A `Block` in a program.
struct BlockStep: Sendable {
  let name: Name
  let fallback: StepContent
  let indentation: [UInt8]?
  let lineEnd: [UInt8]
}

/// A `Content` in a program.
struct StepContent: Sendable {
  let steps: Range<Int>
  let endsLine: Bool
}
