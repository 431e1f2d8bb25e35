import SourceText

/// Content that was handed to a parent, and the arguments known where it was written: blocks in it
/// belong to that template, not to the one it is printed in.
struct Argument {
  let content: StepContent
  let arguments: [String: Argument]
}

extension Renderer {
  mutating func render(partial place: Int, of program: Program) throws(Stop) {
    guard let template = try template(ofPartial: place, of: program) else { return }
    if program.partials[place].arguments.isEmpty {
      try render(template, forPartial: place, of: program)
    } else {
      try checkArguments(ofPartial: place, for: template, of: program)
      let outerArguments = arguments
      for (block, replacement) in program.partials[place].arguments
      where outerArguments[block] == nil {
        arguments[block] = Argument(content: replacement.content, arguments: outerArguments)
      }
      try render(template, forPartial: place, of: program)
      arguments = outerArguments
    }
  }

  private mutating func render(
    _ template: Int, forPartial place: Int, of program: Program
  ) throws(Stop) {
    let name = program.partials[place].name
    let steps = program.templates[template].steps
    if let space = program.partials[place].indentation {
      indentation += space
      try render(steps, of: program, in: name)
      indentation.removeLast(space.count)
    } else {
      let outerIndentation = indentation
      indentation = []
      try render(steps, of: program, in: name)
      indentation = outerIndentation
    }
  }

  /// The place of the template to render.
  private mutating func template(ofPartial place: Int, of program: Program) throws(Stop) -> Int? {
    if let template = program.partials[place].template { return template }
    let name = program.names[program.partials[place].name]
    var key = name.text
    if program.partials[place].isDynamic {
      guard let value = try value(of: program.partials[place].name, in: program) else { return nil }
      guard let text = value.text else {
        if rules.isStrict { try report(.notAName(name, value), at: name.range) }
        return nil
      }
      key = text
    }
    if let template = program.templatesByName[key] { return template }
    if rules.isStrict {
      let known = program.templatesByName.keys.sorted()
      try report(.unknownPartial(key, known: known), at: name.range)
    }
    return nil
  }

  /// Reports what replaces no block, neither of the template nor of any partial it includes.
  private mutating func checkArguments(
    ofPartial place: Int, for template: Int, of program: Program
  ) throws(Stop) {
    guard rules.isStrict else { return }
    var known: Set<String> = []
    var visited: Set<Int> = []
    var pending = [template]
    while let place = pending.popLast() {
      let next = program.templates[place].template
      // Which blocks there are depends on the data.
      if next.hasDynamicPartials { return }
      guard visited.insert(place).inserted else { continue }
      known.formUnion(next.blocks)
      pending += next.partialNames.compactMap { program.templatesByName[$0.text] }
    }
    let name = program.names[program.partials[place].name]
    let arguments = program.partials[place].arguments
    for (block, replacement) in arguments.sorted(by: { $0.key < $1.key })
    where !known.contains(block) {
      let message = Diagnostic.Message.unknownBlock(block, in: name.text, known: known.sorted())
      try report(message, at: replacement.name.range)
    }
  }

  mutating func render(block place: Int, of program: Program) throws(Stop) {
    let block = program.blocks[place]
    var content = block.fallback
    if let argument = arguments[program.names[block.name].text] {
      content = argument.content
      let (outerIndentation, outerArguments) = (indentation, arguments)
      arguments = argument.arguments
      if let space = block.indentation { indentation += space } else { continuesLine = true }
      try render(content.steps, of: program, in: block.name)
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
