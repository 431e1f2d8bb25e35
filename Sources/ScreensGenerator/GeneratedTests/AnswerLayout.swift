import SourceText
import SpecModel

/// Writes a reply as JSON: everything on the paths to `values`, with the attributes beside it.
struct AnswerLayout {
  let models: [ModelSpec]
  /// The values at the ends of paths: `name`, `first.author.name`.
  let values: [String: SampleValue]

  /// Returns an object at the end of that path: `["name": "Name"]`.
  func object(of model: String, at way: String = "", including extra: String? = nil) -> String {
    let attributes = models.first { $0.name.value == model }?.attributes ?? []
    var pairs: [String] = []
    for attribute in attributes {
      let name = attribute.name.value
      let end = way.isEmpty ? name : "\(way).\(name)"
      // A model in a model is optional, and omitted unless the test needs a value in it.
      if attribute.type.base.model != nil, !isOnTheWay(end) { continue }
      if values[end]?.content == SampleValue.Content.none { continue }
      let source = source(of: attribute.type.base, named: name, at: end)
      pairs.append(.entry(name.escapedForSwift, source))
    }
    if let extra, !attributes.contains(where: { $0.name.value == extra }) {
      pairs.append(.entry(extra, "1"))
    }
    return pairs.isEmpty ? "[:]" : .collection(pairs)
  }

  /// Returns the value at the end of a path. A list has one element.
  func source(of base: SwiftType.Base, named name: String, at way: String = "") -> String {
    switch base {
    case .model(let model):
      return object(of: model, at: way)
    case .list where values[way]?.content == .other(0): return "[]"
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

  private func json(_ value: SampleValue, isAddress: Bool) -> String {
    switch value.content {
    case .date(let seconds): SampleValue.integer(seconds * 1000).source
    case .text: value.source
    case _ where isAddress: "\"https://example.com\""
    case .none, .bool, .integer, .number, .other: value.source
    }
  }
}
