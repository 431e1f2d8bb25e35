import Bookmarks
import Foundation
import LiferayScreens

extension Narrated {

  /// Replaces connectors by subclasses that print when they are called.
  struct ConnectorFactory: LiferayConnectorFactory {

    func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
      let connector = make()
      let narrated: ServerConnector? =
        switch connector {
        case let asked as Bookmarks.AddBookmarkLiferayConnector:
          AddBookmarkLiferayConnector(
            folderId: asked.folderId, title: asked.title, url: asked.url)
        case let asked as LiferayScreens.HttpConnector:
          HttpConnector(url: asked.url)
        default: nil
        }
      return narrated as? Connector ?? connector
    }
  }

  /// All hooks except the validation are called on a thread of their own.
  final class AddBookmarkLiferayConnector: Bookmarks.AddBookmarkLiferayConnector,
    @unchecked Sendable
  {
    override func validateData() -> ValidationError? {
      Transcript.call("connector", "validateData")
      return super.validateData()
    }

    override func preRun() -> Bool {
      Transcript.call("connector", "preRun")
      return super.preRun()
    }

    override func createSession() -> LRSession? {
      Transcript.call("connector", "createSession")
      return super.createSession()
    }

    override func doRun(session: LRSession) {
      Transcript.call("connector", "doRun")
      super.doRun(session: session)
    }

    override func postRun() {
      Transcript.call("connector", "postRun")
      super.postRun()
    }
  }

  /// Like the class above, for the existing connector that fetches the page.
  final class HttpConnector: LiferayScreens.HttpConnector, @unchecked Sendable {

    override func validateData() -> ValidationError? {
      Transcript.call("connector", "validateData")
      return super.validateData()
    }

    override func preRun() -> Bool {
      Transcript.call("connector", "preRun")
      return super.preRun()
    }

    override func createSession() -> LRSession? {
      Transcript.call("connector", "createSession")
      return super.createSession()
    }

    override func doRun(session: LRSession) {
      Transcript.call("connector", "doRun")
      super.doRun(session: session)
    }

    override func postRun() {
      Transcript.call("connector", "postRun")
      super.postRun()
    }
  }
}
