import LoopbackHTTP

/// Which blog postings a request asks for: a page of those that match a search, in an order.
struct PageOfPostings {

  private let page: Int
  private let pageSize: Int
  private let search: String
  private let order: Order

  private enum Order: String, CaseIterable {
    case newestFirst = "dateCreated:desc"
    case oldestFirst = "dateCreated:asc"
    case headline = "headline:asc"
    case headlineBackwards = "headline:desc"
  }

  init(_ request: LoopbackRequest) throws(Problem) {
    let query = request.queryFields
    page = try Self.number("page", in: query) ?? 1
    pageSize = try Self.number("pageSize", in: query) ?? 20
    search = query["search"] ?? ""
    let text = query["sort"] ?? ""
    let full = text.contains(":") ? text : text + ":asc"
    guard let order = text.isEmpty ? .newestFirst : Order(rawValue: full) else {
      throw Problem(.badRequest, "Unable to sort by \(text).")
    }
    self.order = order
  }

  /// A number from 1; nil if the request says none.
  private static func number(
    _ name: String, in query: [String: String]
  ) throws(Problem) -> Int? {
    guard let text = query[name] else { return nil }
    guard let number = Int32(text), number > 0 else {
      throw Problem(.badRequest, "\(name) has the value \(text), which is not a number from 1.")
    }
    return Int(number)
  }

  /// The page of these entries, of which the newest is the first.
  func json(of entries: [BlogEntry]) -> JSON {
    let matching = search.isEmpty ? entries : entries.filter { $0.contains(search) }
    let sorted = matching.sorted(by: isInOrder)
    let items = sorted.dropFirst((page - 1) * pageSize).prefix(pageSize)
    let lastPage = max(1, (sorted.count + pageSize - 1) / pageSize)
    return [
      "items": .array(items.map(\.posting)),
      "lastPage": .integer(Int64(lastPage)),
      "page": .integer(Int64(page)),
      "pageSize": .integer(Int64(pageSize)),
      "totalCount": .integer(Int64(sorted.count)),
    ]
  }

  /// Entries of the same headline are in the order of their ids.
  private func isInOrder(_ first: BlogEntry, _ second: BlogEntry) -> Bool {
    switch order {
    case .newestFirst: first.entryId > second.entryId
    case .oldestFirst: first.entryId < second.entryId
    case .headline: (first.title, first.entryId) < (second.title, second.entryId)
    case .headlineBackwards: (second.title, second.entryId) < (first.title, first.entryId)
    }
  }
}

extension BlogEntry {

  fileprivate func contains(_ search: String) -> Bool {
    [title, subtitle, content].contains { $0.lowercased().contains(search.lowercased()) }
  }
}
