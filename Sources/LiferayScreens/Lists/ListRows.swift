/// The known rows of a list, by section; nil for a row that has not been loaded.
struct ListRows {

  /// The rows of each section.
  private(set) var rows: [String: [AnyObject?]]

  /// The sections in order of appearance.
  private(set) var sections: [String]

  init(rows: [String: [AnyObject?]] = [:], sections: [String] = []) {
    self.rows = rows
    self.sections = sections
  }

  /// All loaded rows, in order.
  var loaded: [AnyObject] {
    sections.flatMap { rows[$0] ?? [] }.compactMap { $0 }
  }

  /// Appends rows to their sections.
  mutating func append(_ newRows: [(section: String, row: AnyObject)]) {
    // The nameless section of an empty list is removed when there are others.
    if newRows.contains(where: { !$0.section.isEmpty }), rows[""]?.isEmpty != false {
      rows[""] = nil
      sections.removeAll { $0.isEmpty }
    }
    for (section, row) in newRows {
      if rows[section] == nil {
        rows[section] = []
        if !sections.contains(section) { sections.append(section) }
      }
      rows[section]?.append(row)
    }
  }

  /// The maximum number of slots allocated for rows. Each takes memory and nobody scrolls this far,
  /// so a larger total from the server is capped.
  static let mostPlaces = 100_000

  /// Puts a page into its slots in the nameless section.
  ///
  /// - Parameters:
  ///   - page: the rows received, possibly fewer than requested.
  ///   - range: the rows requested.
  ///   - total: the total number of rows, if the server sent it with this page.
  mutating func place(_ page: [AnyObject], at range: Range<Int>, total: Int?) {
    var all = rows[""] ?? []
    if let total {
      let count = max(min(total, Self.mostPlaces), page.count)
      all = Array(all.prefix(count))
      all += Array(repeating: nil, count: count - all.count)
    }
    let end = range.lowerBound + min(page.count, range.count)
    if all.count < end { all += Array(repeating: nil, count: end - all.count) }
    for (offset, row) in page.prefix(range.count).enumerated() {
      all[range.lowerBound + offset] = row
    }
    // A short last page ends the list; rows after a short page in the middle are kept.
    let isLast = all.dropFirst(end).allSatisfy { $0 == nil } && all.count <= range.upperBound
    if page.count < range.count, isLast { all.removeSubrange(end...) }
    rows = ["": all]
    sections = [""]
  }
}
