import SourceText
import SpecNotation

/// A connector that gets a page of a list from any server that answers with JSON.
package struct HttpPageConnector: Hashable, Sendable {
  package var request: HttpRequest
  /// The names of the members that lead to the rows; empty if the whole answer is the rows.
  package var rows: [String]
  /// The names of the members that lead to the number of all rows; nil if it is not in the answer.
  package var count: [String]?
}

extension HttpPageConnector: ConnectorKind {
  var sent: [Expression.Attribute]? { request.sent }

  /// How the request says which rows it wants.
  package enum Paging: Hashable, Sendable {
    case numberedPages, rows
    /// It does not, as every answer has all rows.
    case allRows
  }

  package var paging: Paging {
    if pageValues.isEmpty { return .allRows }
    return pageValues.isDisjoint(with: [.page, .pageIndex]) ? .rows : .numberedPages
  }

  /// The values of a page that the request sends.
  private var pageValues: Set<ServiceCall.PageValue> {
    let inAddress = request.address.pieces.compactMap { piece in
      if case .value(let value) = piece { value } else { nil }
    }
    return Set(
      (inAddress + request.sent.map(\.value)).flatMap(\.references).compactMap { reference in
        if case .page(let value) = reference { value } else { nil }
      })
  }

  init?(_ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope) {
    var scope = scope
    scope.pageValues = ServiceCall.PageValue.ofAddresses
    let address = fields.required(ConnectorKeys.url).flatMap { text in
      AddressTemplate(
        ofRequest: text, scope, reporting: fields.log)
    }
    let request = HttpRequest(toGet: address, fields, scope, credentials: .ofSpec)
    let errors = fields.log.errorCount
    let rows = fields[ConnectorKeys.rowsPath]?.memberPath(reporting: fields.log) ?? []
    let count = fields[ConnectorKeys.countPath]?.memberPath(reporting: fields.log)
    guard let request else { return nil }
    self.init(request: request, rows: rows, count: count)
    check(fields)
    if fields.log.errorCount > errors { return nil }
  }

  /// Reports a request that says half of which rows it wants.
  private func check(_ fields: Fields<ConnectorKeys>) {
    let range = fields.keyRange(of: ConnectorKeys.query) ?? fields.keyRange(of: ConnectorKeys.url)
    let values = pageValues
    let starts: Set<ServiceCall.PageValue> = [.page, .pageIndex, .startRow]
    if let range, !values.isEmpty {
      if values.isDisjoint(with: starts) {
        fields.log.error(.noStart, at: range)
      } else if values.isSubset(of: starts) {
        fields.log.error(.noSize, at: range)
      }
    }
    guard let count else { return }
    if values.isEmpty {
      fields.refuse(ConnectorKeys.countPath, .countOfAll)
    } else if count.starts(with: rows) {
      fields.refuse(ConnectorKeys.countPath, .countInRows)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noStart: Self =
    "the request does not say which page to get, so that every page would be the same; pass 'page' "
    + "(from 1), 'pageIndex' (from 0) or 'startRow', as in '{ page: page, limit: pageSize }'"

  fileprivate static let noSize: Self =
    "the request does not say how many rows a page has, which the app decides; pass 'pageSize' or "
    + "'endRow', as in '{ page: page, limit: pageSize }'"

  fileprivate static let countInRows: Self =
    "the rows are a list, which has no other members; write the paths of the rows under 'rows' and "
    + "of their number under 'count', or remove 'count'"

  fileprivate static let countOfAll: Self =
    "without 'page' or 'startRow' in the request every answer has all rows, and they are counted; "
    + "remove 'count'"
}
