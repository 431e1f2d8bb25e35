internal import Foundation

/// How the rows of a list differ from those that it shows. The rows that stay, and what users have
/// scrolled to, stay where they are.
struct RowChanges {

  /// The rows that disappear, as they were counted before.
  private(set) var deleted: [IndexPath] = []
  /// The rows that appear, as they are counted from now on.
  private(set) var inserted: [IndexPath] = []
  /// The rows in whose place there are others.
  private(set) var replaced: [IndexPath] = []

  /// Finds the differences of the rows in each section.
  init(from old: [[AnyObject?]], to new: [[AnyObject?]]) {
    for (section, (old, new)) in zip(old, new).enumerated() {
      var same = (start: 0, end: 0)
      let most = min(old.count, new.count)
      while same.start < most, old[same.start] === new[same.start] { same.start += 1 }
      while same.end < most - same.start,
        old[old.count - 1 - same.end] === new[new.count - 1 - same.end]
      { same.end += 1 }
      func paths(_ rows: Range<Int>) -> [IndexPath] {
        rows.map { IndexPath(indexes: [section, $0]) }
      }
      let (before, after) = (old.count - same.end, new.count - same.end)
      if before == after {
        replaced += paths(same.start..<before).filter { old[$0[1]] !== new[$0[1]] }
      } else {
        deleted += paths(same.start..<before)
        inserted += paths(same.start..<after)
      }
    }
  }
}
