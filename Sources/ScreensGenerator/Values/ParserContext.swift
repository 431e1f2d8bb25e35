import SourceText
import SpecModel
import TemplateEngine

/// What `Partials/parser` is rendered with: how a result is found in a reply, by one of `between`,
/// `json`, `text`, `image` and `byHand`.
struct ParserContext: TemplateContext {
  struct Between: TemplateContext {
    let before: String
    let after: String
    /// The texts in a comment.
    let words: String
  }

  /// A member of the reply, or the whole reply.
  struct JSON: TemplateContext {
    /// The statements that lead to the object with the member.
    var steps: [String] = []
    var member: String?
    /// The names of the objects and the member in a comment.
    var path: String?
    var whole: Whole?
  }

  struct Whole: TemplateContext {
    /// The type that the reply has to have.
    let cast: String
    let value: String
  }

  let method: String
  let type: String
  let property: String
  /// The result in words.
  let what: String
  let between: Between?
  let json: JSON?
  let text: Bool
  let image: Bool
  let byHand: Bool
}

extension ActionSpec {
  /// How an HTTP interactor finds its result.
  var parserContext: ParserContext? {
    result.flatMap { parse?.context(of: $0) }
  }

  /// The methods of its interactor that find a result by hand.
  var parsersByHand: [String] {
    let parsed = steps.map { ($0.result, $0.parse) } + [(result, parse)]
    return parsed.compactMap { result, parse in
      parse?.isByHand == true ? result.map(Names.parser) : nil
    }
  }
}

extension ParseSpec {
  /// Returns how `result` is found in a reply.
  func context(of result: ResultSpec) -> ParserContext {
    var between: ParserContext.Between?
    if case .between(let before, let after) = self {
      let words = "`\(before.inComment)` and `\(after.inComment)`"
      between = ParserContext.Between(before: before, after: after, words: words)
    }
    var json: ParserContext.JSON?
    if case .json(let path) = self { json = self.json(path, result) }
    return ParserContext(
      method: Names.parser(result), type: result.source, property: Names.result(result),
      what: result.name.value.phrase, between: between, json: json, text: self == .text,
      image: self == .image, byHand: isByHand)
  }

  /// Returns the path to the member: one step for each name but the last, then the value itself.
  private func json(_ path: [String], _ result: ResultSpec) -> ParserContext.JSON {
    guard let last = path.last else { return ParserContext.JSON(whole: whole(result.type.base)) }
    let steps = path.dropLast().map { name -> String in
      .assignment(
        "object", .call("object?.attributesAttribute", ["\"\(name.escapedForSwift)\""]))
    }
    return ParserContext.JSON(
      steps: steps, member: attributeExpression(of: result.type.base, named: last, in: "object?"),
      path: path.joined(separator: ".").inComment)
  }

  /// Returns the type that the whole reply has to have, and the result in it.
  private func whole(_ base: SwiftType.Base) -> ParserContext.Whole {
    guard case .list(let element) = base else {
      return ParserContext.Whole(
        cast: "[String: Any]", value: modelExpression(of: base, from: "answer"))
    }
    guard let reader = elementReader(element) else {
      return ParserContext.Whole(cast: base.source, value: "answer")
    }
    return ParserContext.Whole(
      cast: "[Any]",
      value: modelExpression(of: base, from: "answer.\(reader)", isOptional: true))
  }
}
