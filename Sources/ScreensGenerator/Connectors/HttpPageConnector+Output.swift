import SourceText
import SpecModel
import TemplateEngine

/// What `Templates/HttpPageConnector` is rendered with besides the address.
struct HttpPageConnectorContext: TemplateContext {
  /// The path of the rows; nil if the answer is the rows.
  let rows: String?
  /// The path of the number of all rows.
  let count: String?
  /// How the server counts rows, as a case of the runtime; nil for the usual way.
  let paging: String?
  let request: String
}

extension HttpPageConnector: PageConnectorOutput {
  var classSuffix: String { "PageConnector" }
  var artefact: Artefact { .httpPageConnector }
  var words: String { "Gets a page of \(request.address.words)." }
  var usesSession: Bool { false }
  var address: AddressTemplate? { request.address }

  func context(of connector: ConnectorSpec) -> any TemplateContext {
    let address = AddressContext(request.address, of: connector, besides: ["page"])
    return Both(
      connector.context,
      Both(
        address,
        HttpPageConnectorContext(
          rows: rows.isEmpty ? nil : rows.joined(separator: ".").escapedForSwift,
          count: count?.joined(separator: ".").escapedForSwift,
          paging: paging == .numberedPages ? nil : ".\(paging)",
          request: request.expression(to: .labeled("url", address.variable)))))
  }

  func answer(withRow row: String) -> String {
    let rows: String = .collection([row])
    if self.rows.isEmpty { return .call("session.serves", [.labeled("json", rows)]) }
    let members = [(self.rows[...], rows)] + (count.map { [($0[...], "1")] } ?? [])
    return .call("session.serves", [.labeled("json", Self.object(members))])
  }

  /// Returns an object with values at paths, such as `["data": ["items": [row], "total": 1]]`.
  private static func object(_ members: [(path: ArraySlice<String>, value: String)]) -> String {
    let names = members.compactMap(\.path.first).eachOnce(by: \.self)
    return .collection(
      names.map { name in
        let own = members.filter { $0.path.first == name }
        let inner = own.map { (path: $0.path.dropFirst(), value: $0.value) }
        if inner[0].path.isEmpty { return .entry(name.escapedForSwift, inner[0].value) }
        let type = inner.count > 1 ? " as [String: Any]" : ""
        return .entry(name.escapedForSwift, object(inner) + type)
      })
  }

  func requestConditions(
    of connector: ConnectorSpec, with values: @escaping (String) -> SampleValue?
  ) -> [String] {
    RequestSample(connector, values).conditions(on: request)
  }
}
