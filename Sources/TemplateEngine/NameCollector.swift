/// Collects the names of a template, for its documentation.
struct NameCollector {
  private(set) var data: [Name] = []
  private(set) var partials: [Name] = []
  /// The blocks that can be replaced from outside.
  private(set) var blocks: Set<String> = []
  private(set) var hasDynamicPartials = false

  mutating func visit(_ nodes: [TemplateNode]) {
    for node in nodes { visit(node) }
  }

  private mutating func visit(_ node: TemplateNode) {
    switch node {
    case .text, .lineStart:
      break
    case .variable(let name, _):
      data.append(name)
    case .section(let section):
      data.append(section.name)
      visit(section.nodes)
    case .partial(let partial):
      if partial.isDynamic {
        data.append(partial.name)
        hasDynamicPartials = true
      } else {
        partials.append(partial.name)
      }
      for (name, replacement) in partial.arguments {
        blocks.insert(name)
        visit(replacement.content.nodes)
      }
    case .block(let block):
      blocks.insert(block.name.text)
      visit(block.fallback.nodes)
    }
  }
}
