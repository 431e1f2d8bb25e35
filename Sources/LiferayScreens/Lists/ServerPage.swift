/// How a server is asked for the rows of a list.
public enum ServerPaging: Sendable {
  /// By the number and the size of a page.
  case numberedPages
  /// By the first row and the number of rows.
  case rows
  /// Not at all: every response has all rows.
  case allRows
}

/// The rows that a server is asked for: at least those of a list's page.
public struct ServerPage: Hashable, Sendable {

  /// The index of the first row, counted from 0.
  public let startRow: Int
  /// The number of rows, which is that of every page of the server.
  public let size: Int
  /// The rows of the list's page among these rows.
  private let range: Range<Int>

  /// The number of the page, counted from 1, if the server counts pages.
  public var number: Int { index + 1 }

  /// The number of the page, counted from 0, if the server counts pages.
  public var index: Int { startRow / size }

  /// The index after the last row.
  public var endRow: Int { startRow + size }

  /// Creates the page with `rows`. If the server counts pages, it is the smallest page that contains
  /// all of them.
  init(of rows: Range<Int>, _ paging: ServerPaging = .numberedPages) {
    switch paging {
    case .numberedPages:
      var size = max(1, rows.count)
      // The loop ends at the latest when the first page contains all rows.
      while !rows.isEmpty, rows.lowerBound / size != (rows.upperBound - 1) / size { size += 1 }
      self.size = size
      startRow = rows.lowerBound / size * size
    case .rows:
      size = max(1, rows.count)
      startRow = rows.lowerBound
    case .allRows:
      size = max(1, rows.upperBound)
      startRow = 0
    }
    range = (rows.lowerBound - startRow)..<(rows.upperBound - startRow)
  }

  /// Returns the rows of the list's page, of which the last ones may be missing, or nil if they are
  /// not entities.
  func rows(of items: [Any]) -> [[String: Any]]? {
    Array(items.dropFirst(range.lowerBound).prefix(range.count)).attributesElements
  }
}
