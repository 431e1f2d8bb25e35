/// Makes the tree of a template flat.
struct ProgramBuilder {
  private(set) var steps: [Program.Step] = []
  private(set) var lines: [Line] = []
  private(set) var bytes: [UInt8] = []
  private(set) var names: [Name] = []
  private(set) var partials: [PartialStep] = []
  private(set) var blocks: [BlockStep] = []

  mutating func append(_ nodes: [Node]) {
    for node in nodes { append(node) }
  }

  private mutating func append(_ node: Node) {
    switch node {
    case .text(let text): append(text)
    case .lineStart: steps.append(.lineStart)
    case .variable(let name, let isEscaped):
      steps.append(.variable(name: index(of: name), isEscaped: isEscaped))
    case .section(let section): append(section)
    case .partial(let partial): append(partial)
    case .block(let block): append(block)
    }
  }

  private mutating func append(_ text: Text) {
    let firstLine = lines.count
    var start = bytes.count
    bytes += text.bytes
    var startsLine = text.startsLine
    while start < bytes.count {
      let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = lineFeed.map { $0 + 1 } ?? bytes.count
      let isBlank = lineFeed != nil && bytes[start].isLineEnd && end - start < 3
      lines.append(Line(bytes: start..<end, startsLine: startsLine, isBlank: isBlank))
      start = end
      startsLine = true
    }
    steps.append(.text(lines: firstLine..<lines.count))
  }

  private mutating func append(_ section: Section) {
    let place = reserveStep()
    append(section.nodes)
    steps[place] = .section(
      name: index(of: section.name), isInverted: section.isInverted, end: steps.count)
  }

  private mutating func append(_ partial: Partial) {
    let place = reserveStep()
    let arguments = partial.arguments.mapValues { replacement in
      (name: replacement.name, content: append(replacement.content))
    }
    steps[place] = .partial(partials.count, end: steps.count)
    partials.append(
      PartialStep(
        reference: partial.reference, indentation: partial.indentation, arguments: arguments))
  }

  private mutating func append(_ block: Block) {
    let place = reserveStep()
    let fallback = append(block.fallback)
    steps[place] = .block(blocks.count, end: steps.count)
    blocks.append(
      BlockStep(
        name: block.name, fallback: fallback, indentation: block.indentation,
        lineEnd: block.lineEnd))
  }

  private mutating func append(_ content: Content) -> StepContent {
    let start = steps.count
    append(content.nodes)
    return StepContent(steps: start..<steps.count, endsLine: content.endsLine)
  }

  /// The place of a step that is told when the steps in it are there.
  private mutating func reserveStep() -> Int {
    steps.append(.lineStart)
    return steps.count - 1
  }

  private mutating func index(of name: Name) -> Int {
    names.append(name)
    return names.count - 1
  }
}
