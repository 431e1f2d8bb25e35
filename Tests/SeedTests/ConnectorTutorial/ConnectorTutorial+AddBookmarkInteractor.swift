import LiferayScreens

extension ConnectorTutorial {

  /// Lets the connector add the bookmark, and stores its result.
  public class AddBookmarkInteractor: ServerWriteConnectorInteractor {

    public let folderId: Int64
    public let title: String
    public let url: String

    public var resultBookmark: Bookmark?

    // MARK: Initializer

    public init(screenlet: BaseScreenlet, folderId: Int64, title: String, url: String) {
      self.folderId = folderId
      self.title = title
      self.url = url
      super.init(screenlet: screenlet)
    }

    public override func createConnector() -> ServerConnector? {
      return AddBookmarkLiferayConnector(folderId: folderId, title: title, url: url)
    }

    override public func completedConnector(_ c: ServerConnector) {
      if let addCon = (c as? AddBookmarkLiferayConnector),
        let bookmarkInfo = addCon.resultBookmarkInfo
      {
        self.resultBookmark = bookmarkInfo
      }
    }
  }
}
