import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {

  /// What a read of several connectors keeps, and finds again.
  @MainActor @Suite struct CachedStepsTests {

    private let home = TemporaryHome()

    private func running(_ body: @MainActor () async throws -> Void) async throws {
      LiferayServerContext.factory = TestFactory(home: home)
      try await loggedIn(to: "http://127.0.0.1:1", body)
    }

    @Test func `each connector gets its answer again, after those that it depends on`()
      async throws
    {
      try await running {
        let user: [String: Any] = ["id": 7, "none": NSNull()]
        #expect(await PortraitInteractor(user, Data([1, 2]), "note").run() == "success")
        let offline = PortraitInteractor(nil, nil, nil)
        #expect(await offline.run() == "success")
        #expect(offline.results == ["user 7", "note", "image of 7: 2 bytes"])
      }
    }

    @Test func `what the others can do without may be missing`() async throws {
      try await running {
        #expect(await PortraitInteractor(["id": 7], Data([1]), nil).run() == "success")
        let offline = PortraitInteractor(nil, nil, nil)
        #expect(await offline.run() == "success")
        #expect(offline.results == ["user 7", "image of 7: 1 bytes"])
      }
    }

    @Test func `a read that failed leaves what was kept before`() async throws {
      try await running {
        _ = await PortraitInteractor(["id": 7], Data([1]), nil).run()
        let broken = PortraitInteractor(["id": 8], nil, nil)
        #expect(await broken.run() == "success")
        #expect(broken.results == ["user 8", "image of 8: 1 bytes", "user 7"])
      }
    }

    @Test func `an answer that cannot be kept leaves no older one`() async throws {
      try await running {
        _ = await PortraitInteractor(["id": 7], Data([1]), nil).run()
        let user: [String: Any] = ["id": 7, "key": NSObject()]
        #expect(await PortraitInteractor(user, Data([1]), nil).run() == "success")
        #expect(await PortraitInteractor(nil, nil, nil).run() == "LiferayScreens -5")
      }
    }

    @Test func `an entry of something else is not read`() async throws {
      try await running {
        let cache = try #require(SessionContext.currentContext?.cacheManager)
        cache.setClean(collection: "Note", key: "load/1", value: "text", attributes: [:])
        #expect(await PortraitInteractor(nil, nil, nil).run() == "LiferayScreens -5")
      }
    }
  }
}

/// Reads a user, then the image of that user and, if there is one, a note.
private final class PortraitInteractor: ServerReadConnectorInteractor {

  private let answers: (user: [String: Any]?, image: Data?, note: String?)
  private var userId: Int?
  private(set) var results: [String] = []

  /// An interactor whose server has these answers; without one it cannot be reached.
  init(_ user: [String: Any]?, _ image: Data?, _ note: String?) {
    answers = (user, image, note)
    super.init(screenlet: nil)
  }

  override func createConnector() -> ServerConnector? {
    let user = ServerConnectorStep(createUserConnector, completed: completedUser)
    let image = ServerConnectorStep(createImageConnector, completed: completedImage)
    let note = ServerConnectorStep(createNoteConnector, completed: completedNote)
    image.addDependency(user)
    note.isOptional = true
    return ServerConnectorChain(head: ServerConnectorGraph([image, user]), then: [note])
  }

  override func cachedSteps() -> CachedSteps? {
    CachedSteps(
      of: NoteScreenlet.self, action: "load", about: "1",
      steps: [
        CachedStep(
          "image", \ValueConnector<Data>.resultValue,
          create: createImageConnector, completed: completedImage),
        CachedStep(
          "user", \ValueConnector<[String: Any]>.resultValue,
          create: createUserConnector, completed: completedUser),
        CachedStep(
          "note", \ValueConnector<String>.resultValue, isOptional: true,
          create: createNoteConnector, completed: completedNote),
      ])
  }

  private func createUserConnector() -> ValueConnector<[String: Any]>? {
    ValueConnector(answers.user)
  }

  private func completedUser(_ connector: ValueConnector<[String: Any]>) {
    userId = connector.resultValue?.intAttribute("id")
    results.append("user \(userId ?? 0)")
  }

  private func createImageConnector() -> ValueConnector<Data>? {
    userId.map { _ in ValueConnector(answers.image) }
  }

  private func completedImage(_ connector: ValueConnector<Data>) {
    results.append("image of \(userId ?? 0): \(connector.resultValue?.count ?? 0) bytes")
  }

  private func createNoteConnector() -> ValueConnector<String>? {
    ValueConnector(answers.note)
  }

  private func completedNote(_ connector: ValueConnector<String>) {
    results.append(connector.resultValue ?? "none")
  }

  /// Starts, and waits for the outcome.
  func run() async -> String {
    cacheStrategy = .remoteFirst
    return await withCheckedContinuation { continuation in
      onSuccess = { continuation.resume(returning: "success") }
      onFailure = { continuation.resume(returning: short($0)) }
      start()
    }
  }
}
