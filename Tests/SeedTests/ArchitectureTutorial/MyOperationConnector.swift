import LiferayScreens

/// One call to the back end: the number of bookmarks in a folder.
class MyOperationConnector: ServerConnector, @unchecked Sendable {

  let groupId: Int64
  let folderId: Int64

  var resultCount: Int?

  init(groupId: Int64, folderId: Int64) {
    self.groupId = groupId
    self.folderId = folderId
    super.init()
  }

  override func validateData() -> ValidationError? {
    folderId <= 0 ? ValidationError("Undefined folderId") : super.validateData()
  }

  override func doRun(session: LRSession) {
    let service = LRBookmarksEntryService_v7(session: session)

    do {
      let result = try service.getEntriesCountWithGroupId(groupId, folderId: folderId)
      resultCount = (result as? NSNumber)?.intValue
      lastError = resultCount == nil ? NSError.errorWithCause(.invalidServerResponse) : nil
    } catch {
      lastError = error as NSError
    }
  }
}
