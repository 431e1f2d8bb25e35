#if !canImport(UIKit)
  internal import Foundation

  /// The changes of a list between the beginning and the end of `performBatchUpdates`.
  struct BatchUpdate {
    private let before: [Int]
    private var deleted: [IndexPath] = []
    private var inserted: [IndexPath] = []

    /// Begins with the counts of the sections that the list shows.
    init(_ counts: [Int]) {
      before = counts
    }

    mutating func delete(_ indexPaths: [IndexPath]) { deleted += indexPaths }
    mutating func insert(_ indexPaths: [IndexPath]) { inserted += indexPaths }

    /// Stops the program where UIKit raises an exception: if the counts are not those before the
    /// update, without the deleted and with the inserted rows.
    func end(with counts: [Int]) {
      let expected = before.enumerated().map { section, count in
        count - deleted.count { $0[0] == section } + inserted.count { $0[0] == section }
      }
      precondition(
        counts == expected,
        "the list had \(before) rows, of which \(deleted) were deleted, \(inserted) were inserted, "
          + "and now the data source has \(counts)")
    }
  }
#endif
