/// Parsed templates, made flat and linked with their partials: a list of steps that a renderer goes
/// through.
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
    case text(Int)
    /// As `Node.lineStart`.
    case lineStart
    case variable(name: Int, isEscaped: Bool)
    case section(name: Int, isInverted: Bool, end: Int)
    case partial(Int, end: Int)
    case block(Int, end: Int)
  }

  let steps: [Step]
  let texts: [TextStep]
  /// The lines of all texts.
  let lines: [Line]
  /// The bytes of all lines.
  private let bytes: [UInt8]
  let names: NameTable
  let partials: [PartialStep]
  let blocks: [BlockStep]
  /// The templates to render, in their order, and behind them those of `templatesByName`.
  let templates: [TemplateSteps]
  /// The places in `templates` of those that are partials.
  let templatesByName: [String: Int]

  init(_ templates: [Template], partials: [String: Template]) {
    let named = Array(partials)
    let all = templates + named.map(\.value)
    let places = zip(named, templates.count...).map { ($0.key, $1) }
    templatesByName = Dictionary(uniqueKeysWithValues: places)
    var builder = ProgramBuilder(templatesByName: templatesByName)
    self.templates = all.map { TemplateSteps(template: $0, steps: builder.append($0.nodes)) }
    steps = builder.steps
    texts = builder.texts
    lines = builder.lines
    bytes = builder.bytes
    names = builder.names
    self.partials = builder.partials
    blocks = builder.blocks
  }

  /// Appends some of the bytes of the lines.
  @inline(__always) func append(_ range: Range<Int>, to output: inout Output) {
    bytes.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

/// A `Template` in a program.
struct TemplateSteps: Sendable {
  let template: Template
  let steps: Range<Int>
}

/// A `Text` in a program.
struct TextStep: Sendable {
  let bytes: Range<Int>
  /// Whether the first of the lines begins a line of the template, and whether any does.
  let startsLine: Bool
  let startsLines: Bool
  let lines: Range<Int>
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
  /// The place of the name in the table.
  let name: Int
  /// Whether the data tells the name of the template.
  let isDynamic: Bool
  /// The place of the template, if there is one of the name that is written.
  let template: Int?
  let indentation: [UInt8]?
  /// The names of what it hands to the parent, and the steps of each.
  let arguments: [String: (name: Name, content: StepContent)]
}

/// A `Block` in a program.
struct BlockStep: Sendable {
  /// The place of the name in the table.
  let name: Int
  let fallback: StepContent
  let indentation: [UInt8]?
  let lineEnd: [UInt8]
}

/// A `Content` in a program.
struct StepContent: Sendable {
  let steps: Range<Int>
  let endsLine: Bool
}
