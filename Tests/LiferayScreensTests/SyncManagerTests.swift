import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport
import Testing

extension OneAtATime {

  /// What is kept is sent, once, in order, whatever happens on the way.
  @MainActor @Suite struct SyncManagerTests {

    private let home = TemporaryHome()
    private let server: NoteServer
    private let manager: SyncManager
    private let delegate = RecordingSyncDelegate()

    init() throws {
      server = try NoteServer()
      manager = SyncManager(cacheManager: CacheManager(directory: home.url))
      manager.register(NoteSynchronizer())
      manager.delegate = delegate
    }

    /// Keeps these notes, comes back online, and runs `body` as a user who is logged in.
    private func afterKeeping(
      _ notes: String..., body: @MainActor () async throws -> Void
    ) async throws {
      LiferayServerContext.factory = TestFactory(home: home)
      try await loggedIn(to: server.url) {
        server.goDown()
        for note in notes { #expect(await NoteInteractor("add-note", note).run() == "kept") }
        server.comeBack()
        try await body()
      }
    }

    private func sync() async {
      await withCheckedContinuation { continuation in
        manager.startSync { continuation.resume() }
      }
    }

    private func pendingCount() async -> UInt {
      await withCheckedContinuation { continuation in
        manager.pendingItemsToSync { continuation.resume(returning: $0) }
      }
    }

    /// Keeps an entry that nobody has typed.
    private func keep(_ key: String, in collection: String, text: String?) async {
      manager.cacheManager.setDirty(
        collection: collection, key: key, value: "", attributes: text.map { ["text": $0] } ?? [:])
      await manager.cacheManager.settled()
    }

    // MARK: Sending

    @Test func `what is kept is sent in order, and no longer kept`() async throws {
      try await afterKeeping("a", "b", "c") {
        await sync()
        #expect(await pendingCount() == 0)
        #expect(home.entries.isEmpty)
      }
      #expect(server.notes == ["a", "b", "c"])
      #expect(
        delegate.events == [
          "3 items", "start Note a", "completed a", "start Note b", "completed b", "start Note c",
          "completed c",
        ])
      #expect(!manager.isSyncing)
    }

    @Test func `entries are sent in the order in which they were stored`() async throws {
      manager.register(NoteSynchronizer(collection: "Letter"))
      try await afterKeeping {
        await keep("update/1", in: "Note", text: "1")
        await keep("delete/1", in: "Note", text: "2")
        await keep("add/1", in: "Letter", text: "3")
        await keep("add/0", in: "Note", text: "4")
        await sync()
      }
      #expect(server.notes == ["1", "2", "3", "4"])
    }

    @Test func `without dirty entries a sync ends at once`() async throws {
      try await afterKeeping { await sync() }
      #expect(delegate.events == ["0 items"])
    }

    @Test func `a sync needs no delegate`() async throws {
      manager.delegate = nil
      try await afterKeeping("a") { await sync() }
      #expect(server.notes == ["a"])
    }

    @Test func `a sync that is started twice sends once, and ends for both`() async throws {
      try await afterKeeping("a", "b") {
        var ends = 0
        manager.startSync { ends += 1 }
        await sync()
        #expect(ends == 1)
      }
      #expect(server.notes == ["a", "b"])
      #expect(delegate.events.filter { $0 == "2 items" }.count == 1)
    }

    @Test func `the entries of an unknown collection stay`() async throws {
      try await afterKeeping("a") {
        await keep("add/1", in: "Letter", text: "x")
        await sync()
        #expect(await pendingCount() == 1)
      }
      #expect(server.notes == ["a"])
      #expect(delegate.events == ["2 items", "start Note a", "completed a"])
    }

    @Test func `a synchronizer in code sends a collection`() async throws {
      manager.addSynchronizer(NoteScreenlet.self) { key, attributes in
        { signal in
          #expect(attributes.stringAttribute("text") == key)
          signal()
          signal()
        }
      }
      try await afterKeeping {
        await keep("a", in: "Note", text: "a")
        await keep("b", in: "Note", text: "b")
        await sync()
      }
      #expect(delegate.events == ["2 items", "start Note a", "start Note b"])
    }

    // MARK: Failures

    @Test func `a sync ends where the connection is lost, and the next one goes on`() async throws {
      try await afterKeeping("a", "b", "c") {
        server.goDown(after: 1)
        await sync()
        #expect(await pendingCount() == 2)
        #expect(
          delegate.events == [
            "3 items", "start Note a", "completed a", "start Note b",
            "failed b: LiferayScreens -5",
          ])
        server.comeBack()
        await sync()
      }
      #expect(server.notes == ["a", "b", "c"])
    }

    @Test func `what the server refuses stays, and the others are sent`() async throws {
      try await afterKeeping("a") {
        server.refuse()
        await sync()
        #expect(await pendingCount() == 1)
        server.refuse(false)
        await sync()
      }
      #expect(server.notes == ["a"])
      #expect(delegate.events.filter { $0.hasPrefix("failed a") }.count == 1)
    }

    @Test func `an entry without what it needs is a failure, and the others are sent`() async throws
    {
      try await afterKeeping("b") {
        await keep("add-note/0", in: "Note", text: nil)
        await keep("nothing", in: "Note", text: "x")
        await sync()
        #expect(await pendingCount() == 2)
      }
      #expect(server.notes == ["b"])
      #expect(
        delegate.events.sorted() == [
          "3 items", "completed b", "failed -: LiferayScreens -2", "failed x: LiferayScreens -2",
          "start Note -", "start Note b", "start Note x",
        ])
    }

    @Test func `a damaged file counts as no entry`() async throws {
      try await afterKeeping("a", "b") {
        await manager.cacheManager.settled()
        try Data("x".utf8).write(to: #require(home.entries.first))
        await sync()
        #expect(delegate.events.first == "1 items")
      }
      #expect(server.notes.count == 1)
    }

    @Test func `nothing is sent while nobody or another user is logged in`() async throws {
      try await afterKeeping("a") {}
      await sync()
      LiferayServerContext.factory = TestFactory(home: TemporaryHome())
      try await loggedIn(to: server.url) { await sync() }
      #expect(await pendingCount() == 1)
      #expect(server.notes.isEmpty)
      #expect(
        delegate.events == [
          "1 items", "start Note a", "failed a: LiferayScreens -2", "1 items", "start Note a",
          "failed a: LiferayScreens -2",
        ])
    }

    // MARK: Meanwhile

    @Test func `what is kept while it is being sent is sent later`() async throws {
      try await afterKeeping {
        await keep("update-note/1", in: "Note", text: "a")
        manager.addSynchronizerWithName("Note") { key, attributes in
          { signal in
            let interactor = NoteInteractor("update-note", "a", id: 1)
            manager.prepareInteractorForSync(
              interactor, key: key, attributes: attributes, signal: signal,
              screenletClassName: "Note")
            interactor.start()
            // While the request is under way.
            manager.cacheManager.setDirty(
              collection: "Note", key: key, value: "", attributes: ["text": "b", "id": 1])
          }
        }
        await sync()
        #expect(await pendingCount() == 1)
        manager.register(NoteSynchronizer())
        await sync()
        #expect(await pendingCount() == 0)
      }
      #expect(server.notes == ["a", "b"])
    }

    @Test func `what the interactor that kept it is sending is not sent by a sync`() async throws {
      try await afterKeeping {
        // Longer than the test takes.
        server.answer(after: 60)
        let (first, second) = (
          NoteInteractor("update", "a", id: 1), NoteInteractor("update", "b", id: 1)
        )
        async let outcome = first.run(.cacheFirst)
        await eventually { server.notes == ["a"] }
        async let nextOutcome = second.run(.cacheFirst)
        await eventually { server.notes.count == 2 }
        first.cancel()
        #expect(await outcome == "LiferayScreens -6")
        await sync()
        #expect(delegate.events == ["1 items"])
        second.cancel()
        #expect(await nextOutcome == "LiferayScreens -6")
        #expect(await pendingCount() == 0)
      }
      #expect(server.notes == ["a", "b"])
    }

    @Test func `a sync that is cancelled keeps what it did not send`() async throws {
      try await afterKeeping("a", "b") {
        var ends = 0
        // Longer than the test takes.
        server.answer(after: 60)
        manager.startSync { ends += 1 }
        await eventually { server.notes == ["a"] }
        server.answer(after: 0)
        manager.cancel()
        #expect(ends == 1)
        #expect(!manager.isSyncing)
        #expect(delegate.events.last == "failed a: LiferayScreens -6")
        #expect(await pendingCount() == 2)
        manager.cancel()
        #expect(ends == 1)
        await sync()
        #expect(await pendingCount() == 0)
      }
    }

    @Test func `clear removes everything`() async throws {
      try await afterKeeping("a") {
        await withCheckedContinuation { done in manager.clear { done.resume() } }
        #expect(home.entries.isEmpty)
        await sync()
      }
      #expect(server.notes.isEmpty)
    }

    // MARK: Conflicts

    @Test(arguments: [
      (SyncConflictResolution.useLocal, "completed a", UInt(0), ["a"]),
      (.useRemote, "completed a", 0, []), (.discard, "completed a", 0, []),
      (.ignore, "failed a: LiferayScreens -2", 1, []),
    ])
    func `a conflict ends as the delegate says, and the sync goes on`(
      resolution: SyncConflictResolution, end: String, left: UInt, sent: [String]
    ) async throws {
      manager.register(NoteSynchronizer(remoteValue: "r"))
      delegate.resolution = resolution
      try await afterKeeping("a") {
        await sync()
        #expect(await pendingCount() == left)
      }
      #expect(server.notes == sent)
      #expect(delegate.events == ["1 items", "start Note a", "conflict r, a", end])
    }

    @Test func `a conflict that nobody resolves is ignored`() async throws {
      manager.register(NoteSynchronizer(remoteValue: "r"))
      let silent = SilentDelegate()
      manager.delegate = silent
      try await afterKeeping("a") {
        await sync()
        manager.delegate = nil
        await sync()
        #expect(await pendingCount() == 1)
      }
      #expect(server.notes.isEmpty)
    }

    @Test(arguments: [
      (2, ["1 items", "start Note a", "completed a"], UInt(0)),
      (
        1,
        [
          "1 items", "start Note a", "conflict 2, [\"text\": \"a\"]", "failed a: LiferayScreens -2",
        ], 1
      ),
    ])
    func `a note that is based on an older version is a conflict`(
      version: Int, events: [String], left: UInt
    ) async throws {
      manager.register(NoteSynchronizer(version: version))
      delegate.resolution = .ignore
      try await afterKeeping("a") {
        await sync()
        #expect(await pendingCount() == left)
      }
      #expect(delegate.events == events)
    }

    @Test func `a note that the server cannot have yet is sent`() async throws {
      manager.register(NoteSynchronizer(version: -1))
      try await afterKeeping("a") {
        await sync()
        #expect(await pendingCount() == 0)
      }
      #expect(server.notes == ["a"])
    }

    @Test func `a note stays if nobody knows what the server has`() async throws {
      manager.register(NoteSynchronizer(version: 2))
      try await afterKeeping("a", "b") {
        server.goDown()
        await sync()
        #expect(await pendingCount() == 2)
        #expect(delegate.events == ["2 items", "start Note a", "failed a: LiferayScreens -5"])
        server.comeBack()
        server.refuse()
        await sync()
        #expect(await pendingCount() == 2)
      }
      #expect(server.notes.isEmpty)
    }

    @Test func `a sync that waits for the delegate can be cancelled`() async throws {
      manager.register(NoteSynchronizer(remoteValue: "r"))
      try await afterKeeping("a") {
        manager.startSync()
        await eventually { delegate.events.contains("conflict r, a") }
        manager.cancel()
        #expect(!manager.isSyncing)
        #expect(await pendingCount() == 1)
      }
    }
  }
}

/// Implements no method: all are optional.
private final class SilentDelegate: SyncManagerDelegate {}
