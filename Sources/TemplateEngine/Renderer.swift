import SourceText

/// Renders one template.
struct Renderer {
  private(set) var diagnostics = Diagnostics()

  let partials: [String: Template]
  let rules: Template.Rules
  /// The text rendered so far, in UTF-8.
  var output: [UInt8] = []
  private var pieces: [RenderedText.Piece] = []
  private var context: Context
  /// The arguments that replace the blocks of the current template.
  var arguments: [String: Argument] = [:]

  /// The indentation of the current partial.
  var indentation: [UInt8] = []
  /// Whether content that began a line in its own template is printed within a line.
  var continuesLine = false

  private var depth = 0
  private var repetitions = 0
  /// The ranges reported so far, so that a tag in a loop is reported once.
  private var reported: Set<SourceRange> = []

  private static let errorLimit = 50
  /// The size that most outputs do not exceed, in bytes.
  private static let usualSize = 8 << 10

  init(_ values: [TemplateValue], partials: [String: Template], rules: Template.Rules) {
    context = Context(values, knowsListFlags: rules.isStrict)
    self.partials = partials
    self.rules = rules
    output.reserveCapacity(Self.usualSize)
  }

  /// Renders the template, or returns nil after errors.
  mutating func rendered(_ template: Template) -> RenderedText? {
    do {
      try render(template.nodes)
    } catch {
      return nil
    }
    if diagnostics.hasErrors { return nil }
    return RenderedText(text: String(decoding: output, as: UTF8.self), pieces: pieces)
  }
}

/// An error that is thrown if rendering cannot continue. The reason has been reported.
struct Stop: Error {}

// MARK: - Nodes

extension Renderer {
  private mutating func render(_ nodes: [TemplateNode]) throws(Stop) {
    for index in nodes.indices {
      switch nodes[index] {
      case .text(let text): append(text)
      case .lineStart: startLine()
      case .variable(let name, let isEscaped): try append(name, isEscaped: isEscaped)
      case .section(let section): try render(section)
      case .partial(let partial): try render(partial)
      case .block(let block): try render(block)
      }
    }
  }

  /// Renders the content of the tag with that name, unless a limit is reached.
  mutating func render(_ nodes: [TemplateNode], in name: Name) throws(Stop) {
    repetitions += 1
    guard depth < rules.limits.depth else { throw stop(.tooDeep(name, rules.limits), at: name) }
    guard repetitions <= rules.limits.repetitions, output.count <= rules.limits.size else {
      throw stop(.tooMuch(name, rules.limits), at: name)
    }
    depth += 1
    try render(nodes)
    depth -= 1
  }

  private mutating func render(_ section: Section) throws(Stop) {
    let value = try value(of: section.name)
    if section.isInverted {
      // If unknown names are errors, a section with one renders as nothing, inverted or not.
      let isRendered = value.map { !$0.isTrue } ?? !rules.isStrict
      if isRendered { try render(section.nodes, in: section.name) }
      return
    }
    if case .list(let items)? = value {
      for item in items { try render(section, with: item) }
    } else if let value, value.isTrue {
      try render(section, with: value)
    }
  }

  private mutating func render(_ section: Section, with item: TemplateValue) throws(Stop) {
    context.push(item)
    try render(section.nodes, in: section.name)
    context.pop()
  }
}

// MARK: - Values

extension Renderer {
  private mutating func append(_ name: Name, isEscaped: Bool) throws(Stop) {
    guard let value = try value(of: name) else { return }
    append(name.range, isValue: true)
    if let text = value.text {
      (isEscaped ? rules.escaping : .none).append(text, to: &output)
    } else if rules.isStrict, value != .null {
      try report(.notAText(name, value), at: name.range)
    }
  }

  /// Adds the piece that comes next.
  private mutating func append(_ range: SourceRange, isValue: Bool) {
    pieces.append(RenderedText.Piece(offset: output.count, template: range, isValue: isValue))
  }

  /// Returns the value of that name. Returns nil if there is none, which is reported if unknown
  /// names are errors.
  mutating func value(of name: Name) throws(Stop) -> TemplateValue? {
    if let value = context.value(of: name) { return value }
    if rules.isStrict {
      let (index, known) = context.unknownPart(of: name)
      try report(.unknownName(name, part: index, known: known), at: name.range(ofPart: index))
    }
    return nil
  }
}

// MARK: - Text

extension Renderer {
  private mutating func append(_ text: Text) {
    append(text.range, isValue: false)
    if text.startsLine {
      let isBlank = text.bytes.first?.isLineEnd == true
      if isBlank, !rules.indentsBlankLines { continuesLine = false } else { startLine() }
    }
    output += text.bytes
  }

  private mutating func startLine() {
    if !continuesLine { output += indentation }
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

  private mutating func stop(_ message: Diagnostic.Message, at name: Name) -> Stop {
    diagnostics.error(message, at: name.range)
    return Stop()
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownName(_ name: Name, part: Int, known: [String]) -> Self {
    let unknown = part < name.parts.count ? name.parts[part].text : name.text
    let outer = name.parts[..<part].map(\.text).joined(separator: ".")
    let scope = outer.isEmpty ? "" : " in '\(outer)'"
    return "unknown name '\(unknown)'\(scope)\(suggestion(for: unknown, in: known))"
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
