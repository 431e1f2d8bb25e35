import LiferayScreens

extension ConnectorTutorial {

  /// Adds a bookmark: properties, an initializer, a validation, and the call.
  public class AddBookmarkLiferayConnector: ServerConnector, @unchecked Sendable {

    public let folderId: Int64
    public let title: String
    public let url: String

    public init(folderId: Int64, title: String, url: String) {
      self.folderId = folderId
      self.title = title
      self.url = url
      super.init()
    }

    override public func validateData() -> ValidationError? {
      let error = super.validateData()

      if error == nil {

        if folderId <= 0 {
          return ValidationError("Undefined folderId")
        }

        if title.isEmpty {
          return ValidationError("Title cannot be empty")
        }

        if url.isEmpty {
          return ValidationError("URL cannot be empty")
        }
      }

      return error
    }

    public var resultBookmarkInfo: [String: Any]?

    override public func doRun(session: LRSession) {

      let service = LRBookmarksEntryService_v7(session: session)

      do {
        let result = try service.addEntryWithGroupId(
          LiferayServerContext.groupId,
          folderId: folderId,
          name: title,
          url: url,
          description: "Added from Liferay Screens",
          serviceContext: nil)

        if let result = result as? [String: Any] {
          resultBookmarkInfo = result
          lastError = nil
        } else {
          lastError = NSError.errorWithCause(.invalidServerResponse)
          resultBookmarkInfo = nil
        }
      } catch {
        lastError = error as NSError
        resultBookmarkInfo = nil
      }

    }
  }
}
