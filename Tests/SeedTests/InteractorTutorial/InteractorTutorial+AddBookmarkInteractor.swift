import LiferayScreens

extension InteractorTutorial {

  /// Adds a bookmark without a connector: it makes the call, and is its own callback.
  public class AddBookmarkInteractor: Interactor, LRCallback {

    public var resultBookmarkInfo: [String: Any]?
    public let folderId: Int64
    public let title: String
    public let url: String

    public init(screenlet: BaseScreenlet, folderId: Int64, title: String, url: String) {
      self.folderId = folderId
      self.title = title
      self.url = url
      super.init(screenlet: screenlet)
    }

    override public func start() -> Bool {
      // A service needs a session: without a login there is none, and no call can be made.
      guard let session = SessionContext.createSessionFromCurrentSession() else { return false }
      session.callback = self

      let service = LRBookmarksEntryService_v7(session: session)

      do {
        try service.addEntryWithGroupId(
          LiferayServerContext.groupId,
          folderId: folderId,
          name: title,
          url: url,
          description: "Added from Liferay Screens",
          serviceContext: nil)

        return true
      } catch {
        return false
      }
    }

    public func onFailure(_ error: any Error) {
      self.callOnFailure(error as NSError)
    }

    public func onSuccess(_ result: Any) {
      // Save the bookmark
      resultBookmarkInfo = (result as? [String: Any])

      self.callOnSuccess()
    }
  }
}
