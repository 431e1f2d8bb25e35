import SourceText
import SpecModel
import SwiftLayout

/// Writes an answer as JSON has it: what lies on the ways to `values`, and the attributes beside.
struct AnswerLayout {
  let models: [ModelSpec]
  /// What is at the ends of ways: `name`, `first.author.name`.
  let values: [String: SampleValue]

  /// `["name": "Name"]`, for an object at the end of that way.
  func object(of model: String, at way: String = "", including extra: String? = nil) -> Code {
    let attributes = models.first { $0.name.value == model }?.attributes ?? []
    var pairs: [Code] = []
    for attribute in attributes {
      let name = attribute.name.value
      let end = way.isEmpty ? name : "\(way).\(name)"
      // A model in a model is optional; a test can do without, unless it needs what is in there.
      if attribute.type.base.model != nil, !isOnTheWay(end) { continue }
      let source = source(of: attribute.type.base, named: name, at: end)
      pairs.append(.entry(name.escapedForSwift, source))
    }
    if let extra, !attributes.contains(where: { $0.name.value == extra }) {
      pairs.append(.entry(extra, "1"))
    }
    return pairs.isEmpty ? "[:]" : .collection(pairs)
  }

  /// What is at the end of a way. A list has one element.
  func source(of base: SwiftType.Base, named name: String, at way: String = "") -> Code {
    switch base {
    case .model(let model):
      return object(of: model, at: way)
    case .list(let element):
      let first = source(of: element, named: name, at: way.isEmpty ? "first" : "\(way).first")
      return .collection([first])
    case .builtin:
      let value = values[way] ?? SampleValue.answer(of: base, named: name)
      return json(value, isAddress: base == .builtin(.url))
    }
  }

  private func isOnTheWay(_ way: String) -> Bool {
    values.keys.contains { $0 == way || $0.hasPrefix("\(way).") }
  }

  private func json(_ value: SampleValue, isAddress: Bool) -> Code {
    switch value.content {
    case .date(let seconds): SampleValue.integer(seconds * 1000).source
    case .text: value.source
    case _ where isAddress: "\"https://example.com\""
    case .none, .bool, .integer, .number, .other: value.source
    }
  }
}
