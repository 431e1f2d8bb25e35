import SourceText
package import SpecNotation

extension ServiceUse {
  /// Returns the calls that a spec with errors seems to make: their services, methods and labels,
  /// without values, and the results that are kept. With these, mistakes in the calls are reported
  /// in the same run. `models` are the models that the spec does not declare itself.
  package static func outlines(in node: Node, models: [String]) -> [ServiceUse] {
    uses(in: node, models: models + (node.member(ScreenletKeys.models)?.keyTexts ?? []))
  }

  private static func uses(in node: Node, models: [String]) -> [ServiceUse] {
    switch node.content {
    case .scalar: []
    case .list(let items): items.flatMap { uses(in: $0, models: models) }
    case .mapping(let entries):
      calls(of: node, models) + entries.flatMap { uses(in: $0.value, models: models) }
    }
  }

  private static func calls(of node: Node, _ models: [String]) -> [ServiceUse] {
    guard let service = node.member(ConnectorKeys.service)?.located else { return [] }
    let result = node.member(ConnectorKeys.result)
      .flatMap { ResultSpec($0, models: models, reporting: DiagnosticLog()) }
    // The connector of a list has one call for the rows and one for their number.
    let parts: [(Node?, Purpose)] = [
      (node, .answer(result)), (node.member(ConnectorKeys.rows), .rows),
      (node.member(ConnectorKeys.count), .count),
    ]
    let types = node.types(models)
    return parts.compactMap { part, purpose in
      guard let part, let method = part.member(ConnectorKeys.method)?.located,
        let labels = part.member(ConnectorKeys.arguments)?.labels
      else { return nil }
      let name = method.map { $0.methodName(firstLabel: labels.first?.label.value) ?? $0 }
      let call = ServiceCall(service: service, method: name, arguments: labels)
      return ServiceUse(call: call, purpose: purpose, types: types)
    }
  }
}

extension Node {
  /// The types of the properties that the mapping declares.
  fileprivate func types(_ models: [String]) -> [String: SwiftType] {
    var types: [String: SwiftType] = [:]
    for entry in member(ConnectorKeys.properties)?.mapping ?? [] {
      types[entry.key.keyText] = entry.value.located
        .flatMap { SwiftType($0, models: models, reporting: DiagnosticLog()) }
    }
    return types
  }

  /// The labels of a call, from a mapping or a list, as arguments without values.
  fileprivate var labels: [ServiceCall.Argument]? {
    let nothing = Expression(.literal(.nil))
    return switch content {
    case .mapping(let entries):
      entries.map { .init(label: $0.name, value: nothing, range: $0.value.range) }
    case .list(let items):
      items.compactMap(\.located).map { .init(label: $0, value: nothing, range: $0.range) }
    case .scalar: nil
    }
  }

  fileprivate var located: Located<String>? { scalar.map { Located($0.text, at: range) } }
}
