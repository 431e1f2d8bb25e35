import SourceText

/// Renders one template of a program.
struct Renderer: ~Copyable {
  private(set) var diagnostics = Diagnostics()

  let rules: Template.Rules
  var output: Output
  private var context: Context
  /// What replaces the blocks of the template in progress.
  var arguments: [String: Argument] = [:]

  /// The space before each line of the partial in progress.
  var indentation: [UInt8] = []
  /// Set where content that begins a line of its own template lands within a line.
  var continuesLine = false

  private var depth = 0
  private var repetitions = 0
  /// The places reported, so that a tag in a loop is reported once.
  private var reported: Set<SourceRange> = []

  private static let errorLimit = 50
  /// The bytes that most outputs do not exceed.
  private static let standardSize = 8 << 10

  init(_ value: TemplateValue, for program: Program, rules: Template.Rules) {
    context = Context(value, names: program.names, knowsListFlags: rules.isStrict)
    self.rules = rules
    output = Output(capacity: Self.standardSize)
  }

  /// The text of the template at that place of the program, with the marks of its values.
  mutating func rendered(_ template: Int, of program: Program) -> MarkedText? {
    do {
      try render(program.templates[template].steps, of: program)
    } catch {
      return nil
    }
    return diagnostics.hasErrors ? nil : MarkedText(output.text, marks: output.marks)
  }
}

/// Thrown when going on makes no sense. The reason is in the diagnostics.
struct Stop: Error {}

// MARK: - Steps

extension Renderer {
  private mutating func render(_ steps: Range<Int>, of program: Program) throws(Stop) {
    var next = steps.lowerBound
    while next < steps.upperBound {
      let step = program.steps[next]
      next += 1
      switch step {
      case .text(let text): append(text: text, of: program)
      case .lineStart: startLine()
      case .variable(let name, let isEscaped):
        try append(name, of: program, isEscaped: isEscaped)
      case .section(let name, let isInverted, let end):
        if isInverted {
          try renderInverted(next..<end, of: program, name)
        } else {
          try render(next..<end, of: program, section: name)
        }
        next = end
      case .partial(let partial, let end):
        try render(partial: partial, of: program)
        next = end
      case .block(let block, let end):
        try render(block: block, of: program)
        next = end
      }
    }
  }

  /// Renders what stands inside of the tag with that name, unless a limit is reached.
  mutating func render(_ steps: Range<Int>, of program: Program, in name: Int) throws(Stop) {
    repetitions += 1
    guard depth < rules.limits.depth else {
      throw stop(name, of: program, Diagnostic.Message.tooDeep)
    }
    guard repetitions <= rules.limits.repetitions, output.count <= rules.limits.size else {
      throw stop(name, of: program, Diagnostic.Message.tooMuch)
    }
    depth += 1
    try render(steps, of: program)
    depth -= 1
  }

  private mutating func render(
    _ steps: Range<Int>, of program: Program, section name: Int
  ) throws(Stop) {
    // A section that may mean anything renders as nothing.
    guard let value = context.value(of: name) else { return try reportUnknown(name, of: program) }
    if case .list(let items) = value {
      for item in items { try render(steps, of: program, section: name, with: item) }
    } else if value.isTrue {
      try render(steps, of: program, section: name, with: value)
    }
  }

  private mutating func render(
    _ steps: Range<Int>, of program: Program, section name: Int, with item: TemplateValue
  ) throws(Stop) {
    context.push(item)
    try render(steps, of: program, in: name)
    context.pop()
  }

  private mutating func renderInverted(
    _ steps: Range<Int>, of program: Program, _ name: Int
  ) throws(Stop) {
    let value = try value(of: name, in: program)
    if value.map({ !$0.isTrue }) ?? !rules.isStrict {
      try render(steps, of: program, in: name)
    }
  }
}

// MARK: - Values

extension Renderer {
  private mutating func append(
    _ name: Int, of program: Program, isEscaped: Bool
  ) throws(Stop) {
    guard let value = context.value(of: name) else { return try reportUnknown(name, of: program) }
    if case .marked(let marked) = value {
      output.append(marked)
    } else if let text = value.text {
      (isEscaped ? rules.escaping : .none).append(text, to: &output)
    } else if rules.isStrict {
      if value == .null { return }
      let name = program.names[name]
      try report(.notAText(name, value), at: name.range)
    }
  }

  mutating func value(of name: Int, in program: Program) throws(Stop) -> TemplateValue? {
    if let value = context.value(of: name) { return value }
    try reportUnknown(name, of: program)
    return nil
  }

  /// Reports the name, if unknown names are errors.
  private mutating func reportUnknown(_ name: Int, of program: Program) throws(Stop) {
    guard rules.isStrict else { return }
    let (index, known) = context.unknownPart(of: name)
    let name = program.names[name]
    try report(.unknownName(name, part: index, known: known), at: name.range(ofPart: index))
  }
}

// MARK: - Text

extension Renderer {
  @inline(__always)
  private mutating func append(text: Int, of program: Program) {
    let text = program.texts[text]
    if indentation.isEmpty || !text.startsLines {
      if text.startsLine { continuesLine = false }
      program.append(text.bytes, to: &output)
      return
    }
    for line in text.lines {
      let line = program.lines[line]
      if line.startsLine, !line.isBlank || rules.indentsBlankLines { startLine() }
      program.append(line.bytes, to: &output)
    }
  }

  private mutating func startLine() {
    if !continuesLine { output.append(indentation) }
    continuesLine = false
  }
}

// MARK: - Problems

extension Renderer {
  mutating func report(_ message: Diagnostic.Message, at range: SourceRange) throws(Stop) {
    guard reported.insert(range).inserted else { return }
    diagnostics.error(message, at: range)
    if reported.count == Self.errorLimit { throw Stop() }
  }

  private mutating func stop(
    _ name: Int, of program: Program, _ message: (Name, Template.Limits) -> Diagnostic.Message
  ) -> Stop {
    let name = program.names[name]
    diagnostics.error(message(name, rules.limits), at: name.range)
    return Stop()
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownName(_ name: Name, part: Int, known: [String]) -> Self {
    let unknown = part < name.parts.count ? name.parts[part].text : name.text
    let place = part == 0 ? "" : " in '\(name.parts[..<part].map(\.text).joined(separator: "."))'"
    return "unknown name '\(unknown)'\(place)\(suggestion(for: unknown, in: known))"
  }

  fileprivate static func notAText(_ name: Name, _ value: TemplateValue) -> Self {
    "'\(name.text)' is a \(value.kind), not a text; open it with '{{#\(name.text)}}'"
  }

  fileprivate static func tooDeep(_ name: Name, _ limits: Template.Limits) -> Self {
    """
    '\(name.text)' is more than \(limits.depth) sections and partials deep; \
    a partial that includes itself has to end
    """
  }

  fileprivate static func tooMuch(_ name: Name, _ limits: Template.Limits) -> Self {
    """
    '\(name.text)' makes the output too long; \
    the limits are \(limits.size) bytes and \(limits.repetitions) repetitions
    """
  }
}
