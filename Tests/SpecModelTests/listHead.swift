/// A spec up to its list, with what a list cannot be without.
let listHead = """
  screenlet: BookmarkList
  models: { Bookmark: { name: String } }
  list:
    of: Bookmark
    connector:
      service: LRBookmarksEntryService_v7
      rows: { method: getEntries, arguments: { start: startRow, end: endRow } }

  """
