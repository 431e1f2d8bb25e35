/// The smallest page of a server that contains all rows of a list's page.
public struct ServerPage: Hashable, Sendable {

  /// The number of the page, counted from 1.
  public let number: Int
  /// The number of rows on each page.
  public let size: Int
  /// The rows of the list's page among those of this page.
  private let range: Range<Int>

  /// The number of the page, counted from 0.
  public var index: Int { number - 1 }

  /// The index of the first row, counted from 0.
  public var startRow: Int { index * size }

  /// The index after the last row.
  public var endRow: Int { startRow + size }

  /// Creates the only page, which contains all rows of the list.
  init(ofAll rows: Range<Int>) {
    number = 1
    size = max(1, rows.upperBound)
    range = rows
  }

  init(of rows: Range<Int>) {
    var size = max(1, rows.count)
    // The loop ends at the latest when the first page contains all rows.
    while !rows.isEmpty, rows.lowerBound / size != (rows.upperBound - 1) / size { size += 1 }
    self.size = size
    number = rows.lowerBound / size + 1
    let first = rows.lowerBound % size
    range = first..<(first + rows.count)
  }

  /// Returns the rows of the list's page, of which the last ones may be missing, or nil if they are
  /// not entities.
  func rows(of items: [Any]) -> [[String: Any]]? {
    Array(items.dropFirst(range.lowerBound).prefix(range.count)).attributesElements
  }
}
