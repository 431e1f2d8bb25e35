import LiferayScreens

extension ConnectorTutorial {

  /// Fetches the title of a web page with the existing connector.
  public class GetWebTitleInteractor: ServerReadConnectorInteractor {

    public let url: String?

    // title from the web page
    public var resultTitle: String?

    // MARK: Initializer

    public init(screenlet: BaseScreenlet, url: String) {
      self.url = url
      super.init(screenlet: screenlet)
    }

    // MARK: ServerConnectorInteractor

    public override func createConnector() -> ServerConnector? {
      if let url = url, let pageURL = URL(string: url) {
        return HttpConnector(url: pageURL)
      }

      return nil
    }

    override public func completedConnector(_ c: ServerConnector) {
      if let httpCon = (c as? HttpConnector), let data = httpCon.resultData,
        let html = NSString(data: data, encoding: String.Encoding.utf8.rawValue)
      {
        self.resultTitle = parseTitle(html)
      }
    }

    // MARK: Private methods

    // The tutorial's code cannot handle a page without a title; generated code checks first.
    private func parseTitle(_ html: NSString) -> String {
      let range1 = html.range(of: "<title>")
      let range2 = html.range(of: "</title>")

      let start = range1.location + range1.length

      return html.substring(with: NSRange(location: start, length: range2.location - start))
    }

  }
}
