import LiferayScreens

extension ListConnectorTutorial {

  /// Fetches a page of bookmarks, and their total number.
  public class BookmarkListPageLiferayConnector: PaginationLiferayConnector, @unchecked Sendable {

    public let groupId: Int64
    public let folderId: Int64

    // MARK: Initializer

    public init(
      startRow: Int, endRow: Int, computeRowCount: Bool, groupId: Int64,
      folderId: Int64
    ) {

      self.groupId = groupId
      self.folderId = folderId

      super.init(startRow: startRow, endRow: endRow, computeRowCount: computeRowCount)
    }

    override public func validateData() -> ValidationError? {
      let error = super.validateData()

      if error == nil {
        if folderId <= 0 {
          return ValidationError("Undefined folderId")
        }
      }

      return error
    }

    public override func doAddPageRowsServiceCall(
      session: LRBatchSession,
      startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?
    ) {
      let service = LRBookmarksEntryService_v7(session: session)

      do {
        try service.getEntriesWithGroupId(
          groupId,
          folderId: folderId,
          start: Int32(startRow),
          end: Int32(endRow))
      } catch {
        // nothing to do: the call is only added to the batch, which is sent later
      }
    }

    override public func doAddRowCountServiceCall(session: LRBatchSession) {
      let service = LRBookmarksEntryService_v7(session: session)

      do {
        try service.getEntriesCountWithGroupId(groupId, folderId: folderId)
      } catch {
        // nothing to do: the call is only added to the batch, which is sent later
      }
    }
  }
}
