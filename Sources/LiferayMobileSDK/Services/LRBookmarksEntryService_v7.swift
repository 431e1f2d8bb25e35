/// The entries of the Bookmarks portlet, in a 7.x portal.
///
/// Each method has the name that the seed documents use (`addEntryWithGroupId`), and the name that
/// Swift's importer gives it (`addEntry(withGroupId:)`). For return values and errors, see
/// ``LRBaseService``.
open class LRBookmarksEntryService_v7: LRBaseService, @unchecked Sendable {

  /// Adds a bookmark to a folder. The answer is the entry, as a dictionary.
  ///
  /// The interactor tutorial calls it with a callback, the connector tutorial calls it blocking. If
  /// `serviceContext` is nil, the portal creates one.
  @discardableResult
  open func addEntryWithGroupId(
    _ groupId: Int64, folderId: Int64, name: String?, url: String?, description: String?,
    serviceContext: LRJSONObjectWrapper?
  ) throws -> Any? {
    var params: [String: Any] = [
      "groupId": groupId,
      "folderId": folderId,
      "name": checkNull(name),
      "url": checkNull(url),
      "description": checkNull(description),
    ]
    mangleWrapper(
      withParams: &params, name: "serviceContext", className: LRBaseService.serviceContextClass,
      wrapper: serviceContext)
    return try session.invoke(["/bookmarks.bookmarksentry/add-entry": params])
  }

  /// The bookmarks of a folder from row `start` up to, but not including, row `end`. The answer is
  /// an array of dictionaries. The list connector tutorial calls it in a batch for each page.
  @discardableResult
  open func getEntriesWithGroupId(
    _ groupId: Int64, folderId: Int64, start: Int32, end: Int32
  ) throws -> Any? {
    try session.invoke([
      "/bookmarks.bookmarksentry/get-entries": [
        "groupId": groupId, "folderId": folderId, "start": start, "end": end,
      ] as [String: Any]
    ])
  }

  /// Like the method without a comparator, sorted by the comparator. The wrapper should name a
  /// class: the declared one is an interface, which the server cannot instantiate.
  @discardableResult
  open func getEntriesWithGroupId(
    _ groupId: Int64, folderId: Int64, start: Int32, end: Int32,
    orderByComparator: LRJSONObjectWrapper?
  ) throws -> Any? {
    var params: [String: Any] = [
      "groupId": groupId, "folderId": folderId, "start": start, "end": end,
    ]
    mangleWrapper(
      withParams: &params, name: "orderByComparator",
      className: "com.liferay.portal.kernel.util.OrderByComparator", wrapper: orderByComparator)
    return try session.invoke(["/bookmarks.bookmarksentry/get-entries": params])
  }

  /// The number of bookmarks in a folder. The answer is a number. The list connector tutorial calls
  /// it in a batch if the total number of rows is requested.
  @discardableResult
  open func getEntriesCountWithGroupId(_ groupId: Int64, folderId: Int64) throws -> Any? {
    try session.invoke([
      "/bookmarks.bookmarksentry/get-entries-count": ["groupId": groupId, "folderId": folderId]
    ])
  }

  /// The number of bookmarks in a folder with a workflow status. The answer is a number.
  @discardableResult
  open func getEntriesCountWithGroupId(
    _ groupId: Int64, folderId: Int64, status: Int32
  ) throws -> Any? {
    try session.invoke([
      "/bookmarks.bookmarksentry/get-entries-count": [
        "groupId": groupId, "folderId": folderId, "status": status,
      ] as [String: Any]
    ])
  }

  /// One bookmark. The answer is the entry, as a dictionary.
  @discardableResult
  open func getEntryWithEntryId(_ entryId: Int64) throws -> Any? {
    try session.invoke(["/bookmarks.bookmarksentry/get-entry": ["entryId": entryId]])
  }

  /// Deletes a bookmark. The answer can be ignored.
  @discardableResult
  open func deleteEntryWithEntryId(_ entryId: Int64) throws -> Any? {
    try session.invoke(["/bookmarks.bookmarksentry/delete-entry": ["entryId": entryId]])
  }
}
