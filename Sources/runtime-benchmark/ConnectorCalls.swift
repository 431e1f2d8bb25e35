internal import DemoServer
internal import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

/// Calls made like an Interactor makes them: an enqueued connector, whose completion runs on the
/// main actor.
@MainActor final class ConnectorCalls: Contender {

  private(set) var completed = 0

  init(to server: URL) {
    LiferayServerContext.server = server.absoluteString
    LiferayServerContext.groupId = DemoServer.groupId
    SessionContext.loginWithBasic(
      username: DemoUser.joe.emailAddress, password: DemoUser.joe.password, userAttributes: [:])
  }

  func call() async throws {
    let connector = CountConnector()
    await withCheckedContinuation { continuation in
      connector.enqueue { _ in
        self.completed += 1
        continuation.resume()
      }
    }
    guard connector.lastError == nil, connector.resultCount == 0 else {
      throw connector.lastError ?? NSError.errorWithCause(.invalidServerResponse)
    }
  }
}

/// Requests the number of bookmarks in a folder.
private final class CountConnector: ServerConnector, @unchecked Sendable {

  var resultCount: Int?

  override func doRun(session: LRSession) {
    let service = LRBookmarksEntryService_v7(session: session)
    do {
      let result = try service.getEntriesCountWithGroupId(
        LiferayServerContext.groupId, folderId: DemoServer.folderId)
      resultCount = (result as? NSNumber)?.intValue
    } catch {
      lastError = error as NSError
    }
  }
}
