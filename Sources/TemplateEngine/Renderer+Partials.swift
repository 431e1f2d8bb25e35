import SourceText

/// Content that was handed to a parent, and the arguments known where it was written: blocks in it
/// belong to that template, not to the one it is printed in.
struct Argument {
  let content: StepContent
  /// The program that the content is part of.
  let program: Program
  let arguments: [String: Argument]
}

extension Renderer {
  mutating func render(_ partial: PartialStep, of program: Program) throws(Stop) {
    guard let (name, template) = try template(of: partial.reference) else { return }
    if rules.isStrict, !partial.arguments.isEmpty {
      try checkArguments(of: partial, for: template, named: name)
    }
    let (outerIndentation, outerArguments) = (indentation, arguments)
    switch partial.indentation {
    case nil: indentation = []
    case []?: break
    case let space?: indentation += space
    }
    for (block, replacement) in partial.arguments where outerArguments[block] == nil {
      arguments[block] = Argument(
        content: replacement.content, program: program, arguments: outerArguments)
    }
    try render(template.program.steps.indices, of: template.program, in: name)
    (indentation, arguments) = (outerIndentation, outerArguments)
  }

  private mutating func template(
    of reference: Partial.Reference
  ) throws(Stop) -> (Name, Template)? {
    let key: String
    let name: Name
    switch reference {
    case .named(let written):
      (key, name) = (written.text, written)
    case .dynamic(let written):
      guard let value = try value(of: written) else { return nil }
      guard let text = value.text else {
        if rules.isStrict { try report(.notAName(written, value), at: written.range) }
        return nil
      }
      (key, name) = (text, written)
    }
    if let template = partials[key] { return (name, template) }
    if rules.isStrict {
      try report(.unknownPartial(key, known: partials.keys.sorted()), at: name.range)
    }
    return nil
  }

  /// Reports what replaces no block, neither of `template` nor of any partial it includes.
  private mutating func checkArguments(
    of partial: PartialStep, for template: Template, named name: Name
  ) throws(Stop) {
    var known: Set<String> = []
    var visited: Set<Template> = []
    var pending = [template]
    while let next = pending.popLast() {
      // Which blocks there are depends on the data.
      if next.hasDynamicPartials { return }
      guard visited.insert(next).inserted else { continue }
      known.formUnion(next.blocks)
      pending += next.partialNames.compactMap { partials[$0.text] }
    }
    for (block, replacement) in partial.arguments.sorted(by: { $0.key < $1.key })
    where !known.contains(block) {
      let message = Diagnostic.Message.unknownBlock(block, in: name.text, known: known.sorted())
      try report(message, at: replacement.name.range)
    }
  }

  mutating func render(_ block: BlockStep, of program: Program) throws(Stop) {
    var content = block.fallback
    if let argument = arguments[block.name.text] {
      content = argument.content
      let (outerIndentation, outerArguments) = (indentation, arguments)
      arguments = argument.arguments
      if let space = block.indentation { indentation += space } else { continuesLine = true }
      try render(content.steps, of: argument.program, in: block.name)
      continuesLine = false
      (indentation, arguments) = (outerIndentation, outerArguments)
    } else {
      try render(content.steps, of: program, in: block.name)
    }
    // A block that renders nothing takes its line with it.
    let leavesNothing = content.steps.isEmpty && block.indentation != nil
    if !content.endsLine, !leavesNothing { output.append(block.lineEnd) }
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
