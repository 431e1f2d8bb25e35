import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {

  /// What a write interactor keeps, and when it forgets it.
  @MainActor @Suite struct PendingWriteTests {

    private let home = TemporaryHome()
    private let server: NoteServer

    init() throws {
      server = try NoteServer()
    }

    private var cache: CacheManager { CacheManager(directory: home.url) }

    private func running(_ body: @MainActor () async throws -> Void) async throws {
      LiferayServerContext.factory = TestFactory(home: home)
      try await loggedIn(to: server.url, body)
    }

    /// The keys and texts that are dirty.
    private func pending() async -> [String] {
      await withCheckedContinuation { continuation in
        var lines: [String] = []
        cache.pendingToSync { collection, key, attributes in
          lines.append("\(collection) \(key): \(attributes.stringAttribute("text") ?? "-")")
          return true
        } onCompletion: {
          continuation.resume(returning: lines)
        }
      }
    }

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, "LiferayScreens -5", 0), (.remoteFirst, "kept", 1),
      (.cacheOnly, "kept", 1), (.cacheFirst, "kept", 1),
    ])
    func `a write is kept if the server cannot be reached`(
      strategy: CacheStrategyType, outcome: String, count: Int
    ) async throws {
      server.goDown()
      try await running {
        #expect(await NoteInteractor("add-note", "a").run(strategy) == outcome)
        #expect(await pending().count == count)
      }
      #expect(server.notes.isEmpty)
    }

    @Test func `a write goes on when the user leaves the app`() async throws {
      try await running {
        let app = UIApplication.shared
        for isCancelled in [false, true] {
          let interactor = NoteInteractor("add-note", "a")
          var isEnded = false
          interactor.onSuccess = { isEnded = true }
          interactor.onFailure = { _ in isEnded = true }
          interactor.start()
          #expect(app.backgroundTasks.count == 1)
          if isCancelled { interactor.cancel() }
          await eventually { isEnded && app.backgroundTasks.isEmpty }
        }
      }
    }

    @Test(arguments: [
      (CacheStrategyType.remoteOnly, "sent"), (.remoteFirst, "sent"), (.cacheFirst, "sent"),
    ])
    func `nothing is kept of a write that the server has`(
      strategy: CacheStrategyType, outcome: String
    ) async throws {
      try await running {
        #expect(await NoteInteractor("add-note", "a").run(strategy) == outcome)
        await cache.settled()
        #expect(home.entries.isEmpty)
      }
      #expect(server.notes == ["a"])
    }

    @Test(arguments: CacheStrategyType.allCases)
    func `nothing is kept of a write that is refused`(strategy: CacheStrategyType) async throws {
      server.goDown()
      try await running {
        #expect(await NoteInteractor("add-note", "").run(strategy) == "LiferayScreens -4")
        server.comeBack()
        server.refuse()
        if strategy != .cacheOnly {
          let outcome = await NoteInteractor("add-note", "a").run(strategy)
          #expect(outcome != "sent" && outcome != "kept")
        }
        await cache.settled()
        #expect(home.entries.isEmpty)
      }
    }

    @Test func `writes about one thing replace each other`() async throws {
      server.goDown()
      try await running {
        _ = await NoteInteractor("update-note", "a", id: 1).run()
        _ = await NoteInteractor("update-note", "b", id: 2).run()
        _ = await NoteInteractor("update-note", "c", id: 1).run()
        #expect(await pending() == ["Note update-note/2: b", "Note update-note/1: c"])
        _ = await NoteInteractor("add-note", "d").run()
        _ = await NoteInteractor("add-note", "e").run()
        #expect(await pending().count == 4)
      }
    }

    @Test func `a write that the server has replaces an older one that is kept`() async throws {
      server.goDown()
      try await running {
        _ = await NoteInteractor("update-note", "a", id: 1).run()
        server.comeBack()
        #expect(await NoteInteractor("update-note", "b", id: 1).run() == "sent")
        #expect(await pending() == [])
      }
      #expect(server.notes == ["b"])
    }

    @Test func `an interactor that runs again keeps its input again`() async throws {
      server.goDown()
      try await running {
        let interactor = NoteInteractor("add-note", "a")
        #expect(await interactor.run() == "kept")
        #expect(await interactor.run() == "kept")
        #expect(await pending().count == 2)
        server.comeBack()
        #expect(await interactor.run() == "sent")
        #expect(interactor.isSent)
        #expect(await pending().count == 2)
      }
    }

    @Test func `cancelling an interactor that has ended keeps what it kept`() async throws {
      server.goDown()
      try await running {
        let interactor = NoteInteractor("add-note", "a")
        #expect(await interactor.run() == "kept")
        interactor.cancel()
        #expect(await pending().count == 1)
      }
    }

    @Test func `nothing is kept while nobody is logged in`() async throws {
      server.goDown()
      LiferayServerContext.factory = TestFactory(home: home)
      defer { LiferayServerContext.reset() }
      #expect(await NoteInteractor("add-note", "a").run() == "LiferayScreens -2")
      #expect(await NoteInteractor("add-note", "a").run(.cacheOnly) == "LiferayScreens -5")
      #expect(await pending() == [])
    }
  }
}
