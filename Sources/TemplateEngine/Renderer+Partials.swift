import SourceText

/// Content that was passed to a parent, with the arguments that were known where it was written,
/// because its blocks belong to that template, not to the one that prints it.
struct Argument {
  let content: Content
  let arguments: [String: Argument]
}

extension Renderer {
  mutating func render(_ partial: Partial) throws(Stop) {
    guard let template = try template(of: partial) else { return }
    if partial.arguments.isEmpty { return try render(template, for: partial) }
    try checkArguments(of: partial, for: template)
    let outerArguments = arguments
    for (block, replacement) in partial.arguments where outerArguments[block] == nil {
      arguments[block] = Argument(content: replacement.content, arguments: outerArguments)
    }
    try render(template, for: partial)
    arguments = outerArguments
  }

  private mutating func render(_ template: Template, for partial: Partial) throws(Stop) {
    if let space = partial.indentation {
      indentation += space
      try render(template.nodes, in: partial.name)
      indentation.removeLast(space.count)
    } else {
      let outerIndentation = indentation
      indentation = []
      try render(template.nodes, in: partial.name)
      indentation = outerIndentation
    }
  }

  /// Returns the template that the partial includes. Returns nil if there is none, which is
  /// reported under strict rules.
  private mutating func template(of partial: Partial) throws(Stop) -> Template? {
    var key = partial.name.text
    if partial.isDynamic {
      guard let value = try value(of: partial.name) else { return nil }
      guard let text = value.text else {
        if rules.isStrict {
          try report(.notAName(partial.name, value), at: partial.name.range)
        }
        return nil
      }
      key = text
    }
    if let template = partials[key] { return template }
    if rules.isStrict {
      try report(.unknownPartial(key, known: partials.keys.sorted()), at: partial.name.range)
    }
    return nil
  }

  /// Reports arguments that do not replace any block of the template or of a partial that it
  /// includes.
  private mutating func checkArguments(
    of partial: Partial, for template: Template
  ) throws(Stop) {
    guard rules.isStrict else { return }
    var known: Set<String> = []
    var visited: Set<String> = []
    var waiting = [template]
    while let next = waiting.popLast() {
      // In this case, the data decides which blocks there are.
      if next.hasDynamicPartials { return }
      known.formUnion(next.blocks)
      for name in next.partialNames where visited.insert(name.text).inserted {
        if let included = partials[name.text] { waiting.append(included) }
      }
    }
    for (block, replacement) in partial.arguments.sorted(by: { $0.key < $1.key })
    where !known.contains(block) {
      try report(
        .unknownBlock(block, in: partial.name.text, known: known.sorted()),
        at: replacement.name.range)
    }
  }

  mutating func render(_ block: Block) throws(Stop) {
    var content = block.fallback
    if let argument = arguments[block.name.text] {
      content = argument.content
      let (outerIndentation, outerArguments) = (indentation, arguments)
      arguments = argument.arguments
      if let space = block.indentation { indentation += space } else { continuesLine = true }
      try render(content.nodes, in: block.name)
      continuesLine = false
      (indentation, arguments) = (outerIndentation, outerArguments)
    } else {
      try render(content.nodes, in: block.name)
    }
    // A block that renders nothing is omitted with its line.
    let leavesNothing = content.nodes.isEmpty && block.indentation != nil
    if !content.endsLine, !leavesNothing { output += block.lineEnd }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPartial(_ name: String, known: [String]) -> Self {
    "unknown partial '\(name)'\(suggestion(for: name, in: known))"
  }

  fileprivate static func unknownBlock(
    _ name: String, in partial: String, known: [String]
  ) -> Self {
    "'\(partial)' has no block '\(name)'\(suggestion(for: name, in: known))"
  }

  fileprivate static func notAName(_ name: Name, _ value: TemplateValue) -> Self {
    "'\(name.text)' is \(value == .null ? "" : "a ")\(value.kind), not the name of a partial"
  }
}
