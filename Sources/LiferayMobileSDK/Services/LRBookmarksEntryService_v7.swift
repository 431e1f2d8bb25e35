/// The Bookmarks portlet's entries, in a 7.x portal.
///
/// Each method has the name that the seed documents use (`addEntryWithGroupId`), and the one that
/// current Swift gives it (`addEntry(withGroupId:)`). What they return and throw:
/// ``LRBaseService``.
open class LRBookmarksEntryService_v7: LRBaseService, @unchecked Sendable {

  /// Adds a bookmark to a folder. Answers the entry, as a dictionary.
  ///
  /// The interactor tutorial calls it with a callback, the connector tutorial blocks on it. A nil
  /// `serviceContext` is the portal's to make.
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

  /// The bookmarks of a folder from row `start` to before row `end`. Answers an array of
  /// dictionaries. The list connector tutorial has a batch call it for each page.
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

  /// As the method without a comparator, in the comparator's order. The wrapper should name a
  /// class: the declared one is an interface, of which no server can make an object.
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

  /// How many bookmarks a folder has. Answers a number. The list connector tutorial has a batch
  /// call it where the number of all rows is asked for.
  @discardableResult
  open func getEntriesCountWithGroupId(_ groupId: Int64, folderId: Int64) throws -> Any? {
    try session.invoke([
      "/bookmarks.bookmarksentry/get-entries-count": ["groupId": groupId, "folderId": folderId]
    ])
  }

  /// How many bookmarks of a workflow status a folder has. Answers a number.
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

  /// One bookmark. Answers the entry, as a dictionary.
  @discardableResult
  open func getEntryWithEntryId(_ entryId: Int64) throws -> Any? {
    try session.invoke(["/bookmarks.bookmarksentry/get-entry": ["entryId": entryId]])
  }

  /// Deletes a bookmark. Answers nothing that matters.
  @discardableResult
  open func deleteEntryWithEntryId(_ entryId: Int64) throws -> Any? {
    try session.invoke(["/bookmarks.bookmarksentry/delete-entry": ["entryId": entryId]])
  }
}
