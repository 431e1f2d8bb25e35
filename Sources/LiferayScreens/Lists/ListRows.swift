/// The rows of a list, as far as they are known: by section, with nil for a row that is still to be
/// loaded.
struct ListRows {

  /// The rows of each section.
  private(set) var rows: [String: [AnyObject?]]

  /// The sections in the order in which they were met.
  private(set) var sections: [String]

  init(rows: [String: [AnyObject?]] = [:], sections: [String] = []) {
    self.rows = rows
    self.sections = sections
  }

  /// All rows that are loaded, in order.
  var loaded: [AnyObject] {
    sections.flatMap { rows[$0] ?? [] }.compactMap { $0 }
  }

  /// Adds rows at the end of their sections.
  mutating func append(_ newRows: [(section: String, row: AnyObject)]) {
    // The nameless section of an empty list goes when there are others.
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

  /// How many rows there is room for at once. Each takes memory, and nobody scrolls through more of
  /// them: a server that speaks of more is not believed.
  static let mostPlaces = 100_000

  /// Puts a page at its place in the nameless section.
  ///
  /// - Parameters:
  ///   - page: the rows that came, perhaps fewer than were asked for.
  ///   - range: the rows that were asked for.
  ///   - total: how many rows the list has, if the server said so with this page.
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
    // A short last page is the end of the list; rows after a short page in the middle are kept.
    let isLast = all.dropFirst(end).allSatisfy { $0 == nil } && all.count <= range.upperBound
    if page.count < range.count, isLast { all.removeSubrange(end...) }
    rows = ["": all]
    sections = [""]
  }
}
