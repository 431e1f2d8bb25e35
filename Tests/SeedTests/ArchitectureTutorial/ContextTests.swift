import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// "The architecture tutorial", section "Core": `LiferayServerContext` and `SessionContext`; and
/// the factory of the "Screenlet Layer".
@MainActor @Suite(.usesAppState) struct ContextTests {

  private let screenlet = MyScreenlet(frame: .zero)

  private func count() -> MyUserCaseInteractor {
    MyUserCaseInteractor(
      screenlet: screenlet, groupId: DemoServer.groupId, folderId: DemoServer.folderId)
  }

  // MARK: LiferayServerContext

  @Test func `the server context is loaded from liferay-server-context.plist`() async throws {
    let values: [String: Any] = [
      "server": "https://portal.example.com", "version": 71, "companyId": 20097,
      "groupId": 20143, "folderId": 30200,
    ]
    try await withServerContext(values) {
      #expect(LiferayServerContext.server == "https://portal.example.com")
      #expect(LiferayServerContext.serverVersion == .v71)
      #expect(LiferayServerContext.companyId == 20097)
      #expect(LiferayServerContext.groupId == 20143)
      #expect(LiferayServerContext.longPropertyForKey("folderId") == 30200)
    }
  }

  @Test func `a Screenlet takes its default values from it`() async throws {
    try await withServerContext(["groupId": 4711]) {
      let made = screenlet.createInteractor(name: MyScreenlet.CountAction, sender: nil)
      #expect((made as? MyUserCaseInteractor)?.groupId == 4711)
    }
  }

  // MARK: The factory

  @Test func `the plist names the factory that creates the connectors`() async throws {
    try await withServerContext(["connectorFactoryClassName": "SeedTests.FakeFactory"]) {
      #expect(count().createConnector() is FakeConnector)
      let interactor = count()
      #expect(await outcome(of: interactor) == nil)
      #expect(interactor.resultCount == 42)
    }
  }

  @Test func `an app injects its own connectors in code, and the interactor uses them`()
    async throws
  {
    LiferayServerContext.connectorFactory = FakeFactory()
    defer { LiferayServerContext.reset() }
    let interactor = count()
    #expect(await outcome(of: interactor) == nil)
    #expect(interactor.resultCount == 42)
  }

  @Test func `without a factory of the app, connectors are created unchanged`() throws {
    LiferayServerContext.reset()
    let made = try #require(count().createConnector() as? MyOperationConnector)
    #expect(type(of: made) == MyOperationConnector.self)
    #expect(made.folderId == DemoServer.folderId)
  }

  // MARK: SessionContext

  @Test func `an implicit login creates the session that all connectors use`() async throws {
    try await withLiferay { server in
      SessionContext.logout()
      #expect(!SessionContext.isLoggedIn)

      SessionContext.loginWithBasic(
        username: DemoUser.jane.screenName, password: DemoUser.jane.password,
        userAttributes: ["userId": DemoUser.jane.userId, "firstName": "Jane"])
      #expect(server.requests.isEmpty)
      #expect(SessionContext.isLoggedIn)
      #expect(SessionContext.currentContext?.user.firstName == "Jane")
      #expect(SessionContext.currentContext?.basicAuthUsername == "jane")
      #expect(await outcome(of: count()) == nil)
    }
  }

  @Test func `connectors need a login with the right password`() async throws {
    try await withLiferay { server in
      SessionContext.loginWithBasic(username: "joe", password: "wrong", userAttributes: [:])
      #expect(short(await outcome(of: count())) == "com.liferay.mobile.sdk 4")
      SessionContext.logout()
      let before = server.requests.count
      #expect(short(await outcome(of: count())) == "LiferayScreens -2")
      #expect(server.requests.count == before)
    }
  }
}
