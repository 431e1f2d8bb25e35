import SourceText
package import SpecNotation

extension ServiceCall {
  /// The calls that a spec with errors seems to make: their services, methods and labels, without
  /// what is passed. So what is wrong with those is reported in the same run.
  package static func outlines(in node: Node) -> [ServiceCall] {
    switch node.content {
    case .scalar: []
    case .list(let items): items.flatMap(outlines)
    case .mapping(let entries):
      calls(Node.members(entries)) + entries.flatMap { outlines(in: $0.value) }
    }
  }

  private static func calls(_ members: [String: Node]) -> [ServiceCall] {
    guard let service = members["service"]?.located else { return [] }
    // The connector of a list has one call for the rows and one for their number.
    let own = [members] + ["rows", "count"].compactMap { members[$0]?.mapping.map(Node.members) }
    return own.compactMap { members in
      guard let method = members["method"]?.located, let arguments = members["arguments"]?.mapping
      else { return nil }
      let name = method.map { String($0.prefix { $0 != "(" && $0 != ":" }) }
      return ServiceCall(
        service: service, method: name,
        arguments: arguments.map {
          Argument(label: $0.name, value: .literal(.nil), range: $0.value.range)
        })
    }
  }
}

extension Node {
  fileprivate static func members(_ entries: [Entry]) -> [String: Node] {
    Dictionary(entries.map { ($0.key.keyText, $0.value) }) { first, _ in first }
  }

  fileprivate var located: Located<String>? {
    if case .scalar(let scalar) = content { Located(scalar.text, at: range) } else { nil }
  }
}
