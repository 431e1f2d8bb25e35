/// The same methods, by the names that current Swift gives them.
extension LRBookmarksEntryService_v7 {

  /// ``addEntryWithGroupId(_:folderId:name:url:description:serviceContext:)`` by its other name.
  @discardableResult
  public func addEntry(
    withGroupId groupId: Int64, folderId: Int64, name: String?, url: String?, description: String?,
    serviceContext: LRJSONObjectWrapper?
  ) throws -> Any? {
    try addEntryWithGroupId(
      groupId, folderId: folderId, name: name, url: url, description: description,
      serviceContext: serviceContext)
  }

  /// ``getEntriesWithGroupId(_:folderId:start:end:)`` by its other name.
  @discardableResult
  public func getEntries(
    withGroupId groupId: Int64, folderId: Int64, start: Int32, end: Int32
  ) throws -> Any? {
    try getEntriesWithGroupId(groupId, folderId: folderId, start: start, end: end)
  }

  /// ``getEntriesWithGroupId(_:folderId:start:end:orderByComparator:)`` by its other name.
  @discardableResult
  public func getEntries(
    withGroupId groupId: Int64, folderId: Int64, start: Int32, end: Int32,
    orderByComparator: LRJSONObjectWrapper?
  ) throws -> Any? {
    try getEntriesWithGroupId(
      groupId, folderId: folderId, start: start, end: end, orderByComparator: orderByComparator)
  }

  /// ``getEntriesCountWithGroupId(_:folderId:)`` by its other name.
  @discardableResult
  public func getEntriesCount(withGroupId groupId: Int64, folderId: Int64) throws -> Any? {
    try getEntriesCountWithGroupId(groupId, folderId: folderId)
  }

  /// ``getEntriesCountWithGroupId(_:folderId:status:)`` by its other name.
  @discardableResult
  public func getEntriesCount(
    withGroupId groupId: Int64, folderId: Int64, status: Int32
  ) throws -> Any? {
    try getEntriesCountWithGroupId(groupId, folderId: folderId, status: status)
  }

  /// ``getEntryWithEntryId(_:)`` by its other name.
  @discardableResult
  public func getEntry(withEntryId entryId: Int64) throws -> Any? {
    try getEntryWithEntryId(entryId)
  }

  /// ``deleteEntryWithEntryId(_:)`` by its other name.
  @discardableResult
  public func deleteEntry(withEntryId entryId: Int64) throws -> Any? {
    try deleteEntryWithEntryId(entryId)
  }
}
