/// The same methods under the names that Swift's importer gives them.
extension LRBookmarksEntryService_v7 {

  /// Same as ``addEntryWithGroupId(_:folderId:name:url:description:serviceContext:)``.
  @discardableResult
  public func addEntry(
    withGroupId groupId: Int64, folderId: Int64, name: String?, url: String?, description: String?,
    serviceContext: LRJSONObjectWrapper?
  ) throws -> Any? {
    try addEntryWithGroupId(
      groupId, folderId: folderId, name: name, url: url, description: description,
      serviceContext: serviceContext)
  }

  /// Same as ``getEntriesWithGroupId(_:folderId:start:end:)``.
  @discardableResult
  public func getEntries(
    withGroupId groupId: Int64, folderId: Int64, start: Int32, end: Int32
  ) throws -> Any? {
    try getEntriesWithGroupId(groupId, folderId: folderId, start: start, end: end)
  }

  /// Same as ``getEntriesWithGroupId(_:folderId:start:end:orderByComparator:)``.
  @discardableResult
  public func getEntries(
    withGroupId groupId: Int64, folderId: Int64, start: Int32, end: Int32,
    orderByComparator: LRJSONObjectWrapper?
  ) throws -> Any? {
    try getEntriesWithGroupId(
      groupId, folderId: folderId, start: start, end: end, orderByComparator: orderByComparator)
  }

  /// Same as ``getEntriesCountWithGroupId(_:folderId:)``.
  @discardableResult
  public func getEntriesCount(withGroupId groupId: Int64, folderId: Int64) throws -> Any? {
    try getEntriesCountWithGroupId(groupId, folderId: folderId)
  }

  /// Same as ``getEntriesCountWithGroupId(_:folderId:status:)``.
  @discardableResult
  public func getEntriesCount(
    withGroupId groupId: Int64, folderId: Int64, status: Int32
  ) throws -> Any? {
    try getEntriesCountWithGroupId(groupId, folderId: folderId, status: status)
  }

  /// Same as ``getEntryWithEntryId(_:)``.
  @discardableResult
  public func getEntry(withEntryId entryId: Int64) throws -> Any? {
    try getEntryWithEntryId(entryId)
  }

  /// Same as ``deleteEntryWithEntryId(_:)``.
  @discardableResult
  public func deleteEntry(withEntryId entryId: Int64) throws -> Any? {
    try deleteEntryWithEntryId(entryId)
  }
}
