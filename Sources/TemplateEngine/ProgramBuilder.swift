/// Makes the trees of templates flat.
struct ProgramBuilder {
  let templatesByName: [String: Int]
  private(set) var steps: [Program.Step] = []
  private(set) var texts: [TextStep] = []
  private(set) var lines: [Line] = []
  private(set) var bytes: [UInt8] = []
  private(set) var names = NameTable()
  private(set) var partials: [PartialStep] = []
  private(set) var blocks: [BlockStep] = []

  init(templatesByName: [String: Int]) {
    self.templatesByName = templatesByName
  }

  /// Adds the nodes and tells where their steps are.
  mutating func append(_ nodes: [Node]) -> Range<Int> {
    let start = steps.count
    for node in nodes { append(node) }
    return start..<steps.count
  }

  private mutating func append(_ node: Node) {
    switch node {
    case .text(let text): append(text)
    case .lineStart: steps.append(.lineStart)
    case .variable(let name, let isEscaped):
      steps.append(.variable(name: names.append(name), isEscaped: isEscaped))
    case .section(let section): append(section)
    case .partial(let partial): append(partial)
    case .block(let block): append(block)
    }
  }

  private mutating func append(_ text: Text) {
    let firstLine = lines.count
    let firstByte = bytes.count
    var start = firstByte
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
    steps.append(.text(texts.count))
    texts.append(
      TextStep(
        bytes: firstByte..<bytes.count, startsLine: text.startsLine,
        startsLines: lines[firstLine...].contains(where: \.startsLine),
        lines: firstLine..<lines.count))
  }

  private mutating func append(_ section: Section) {
    let place = reserveStep()
    let held = append(section.nodes)
    steps[place] = .section(
      name: names.append(section.name), isInverted: section.isInverted, end: held.upperBound)
  }

  private mutating func append(_ partial: Partial) {
    let place = reserveStep()
    let arguments = partial.arguments.mapValues { replacement in
      (name: replacement.name, content: append(replacement.content))
    }
    steps[place] = .partial(partials.count, end: steps.count)
    let (name, isDynamic) =
      switch partial.reference {
      case .named(let name): (name, false)
      case .dynamic(let name): (name, true)
      }
    partials.append(
      PartialStep(
        name: names.append(name), isDynamic: isDynamic,
        template: isDynamic ? nil : templatesByName[name.text],
        indentation: partial.indentation, arguments: arguments))
  }

  private mutating func append(_ block: Block) {
    let place = reserveStep()
    let fallback = append(block.fallback)
    steps[place] = .block(blocks.count, end: steps.count)
    blocks.append(
      BlockStep(
        name: names.append(block.name), fallback: fallback, indentation: block.indentation,
        lineEnd: block.lineEnd))
  }

  private mutating func append(_ content: Content) -> StepContent {
    StepContent(steps: append(content.nodes), endsLine: content.endsLine)
  }

  /// The place of a step that is told when the steps in it are there.
  private mutating func reserveStep() -> Int {
    steps.append(.lineStart)
    return steps.count - 1
  }
}
