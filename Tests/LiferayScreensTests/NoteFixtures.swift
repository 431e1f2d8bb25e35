import Foundation
import LiferayMobileSDK
import LiferayScreens
import TestSupport

/// A Screenlet whose actions write notes: `add-note`, and `update-note` of the note `id`.
final class NoteScreenlet: BaseScreenlet {}

final class NoteConnector: ServerConnector, @unchecked Sendable {

  let action: String
  let text: String

  init(action: String, text: String) {
    self.action = action
    self.text = text
    super.init()
  }

  override func validateData() -> ValidationError? {
    text.isEmpty ? ValidationError("A note cannot be empty") : nil
  }

  override func doRun(session: LRSession) {
    do {
      _ = try session.invoke(["/note/\(action)": ["text": text]])
    } catch {
      lastError = error as NSError
    }
  }
}

/// Reads the version that the server has, unless it is refused.
final class NoteVersionConnector: ServerConnector, @unchecked Sendable {

  private let isRefused: Bool
  private(set) var version: Int?

  init(isRefused: Bool) {
    self.isRefused = isRefused
    super.init()
  }

  override func validateData() -> ValidationError? {
    isRefused ? ValidationError("A note that is new has no version") : nil
  }

  override func doRun(session: LRSession) {
    do {
      let answer = try session.invoke(["/note/get-version": ["id": 1]])
      version = (answer as? [String: Any])?.intAttribute("version")
    } catch {
      lastError = error as NSError
    }
  }
}

final class NoteInteractor: ServerWriteConnectorInteractor {

  let action: String
  let id: Int?
  let text: String
  /// The version that the note is based on; nil if the server is not asked for its own.
  var version: Int?

  init(_ action: String, _ text: String, id: Int? = nil) {
    self.action = action
    self.id = id
    self.text = text
    super.init(screenlet: nil)
  }

  override func createConnector() -> ServerConnector? {
    NoteConnector(action: action, text: text)
  }

  override func pendingWrite() -> PendingWrite? {
    PendingWrite(
      of: NoteScreenlet.self, action: action, about: id.map(String.init),
      attributes: ["text": text, "id": id])
  }

  override func createConflictConnector() -> ServerConnector? {
    version.map { NoteVersionConnector(isRefused: $0 < 0) }
  }

  override func conflictingValue(_ c: ServerConnector) -> Any? {
    let found = (c as? NoteVersionConnector)?.version
    return found == version ? nil : found
  }

  /// Starts, and waits for the outcome: `sent`, `kept` or the error.
  func run(_ strategy: CacheStrategyType = .remoteFirst) async -> String {
    cacheStrategy = strategy
    return await withCheckedContinuation { continuation in
      onSuccess = { continuation.resume(returning: self.isKept ? "kept" : "sent") }
      onFailure = { continuation.resume(returning: short($0)) }
      start()
    }
  }
}

struct NoteSynchronizer: ScreenletSynchronizer {

  var collection = "Note"
  /// What the server has of a note, if it is something else.
  var remoteValue: String?
  /// The version that the notes are based on.
  var version: Int?

  func createInteractor(
    action: String, attributes: [String: Any]
  ) -> ServerWriteConnectorInteractor? {
    guard let text = attributes.stringAttribute("text") else { return nil }
    let interactor = NoteInteractor(action, text, id: attributes.intAttribute("id"))
    interactor.version = version
    return interactor
  }

  func findConflict(
    action: String, attributes: [String: Any],
    result: @escaping @MainActor (SyncConflict?) -> Void
  ) {
    result(
      remoteValue.map {
        SyncConflict(remoteValue: $0, localValue: attributes.stringAttribute("text") ?? "")
      })
  }
}

/// A server that takes notes, until it goes down after `capacity` of them.
final class NoteServer: Sendable {

  private struct State: Sendable {
    var notes: [String] = []
    var capacity = Int.max
    var refuses = false
    var delay = 0.0
  }

  private let state: Guarded<State>
  private let server: LoopbackServer

  var url: String { server.url }
  var notes: [String] { state.withLock { $0.notes } }

  init() throws {
    let state = Guarded(State())
    self.state = state
    server = try LoopbackServer { request in
      state.withLock { state in
        guard state.notes.count < state.capacity else { return .drop }
        if state.refuses { return .json(#"{"exception":"No","message":"No"}"#) }
        guard let note = request.note else { return .json(#"[{"version": 2}]"#) }
        state.notes.append(note)
        return .json("[{}]").after(state.delay)
      }
    }
  }

  func goDown(after capacity: Int = 0) {
    state.withLock { $0.capacity = $0.notes.count + capacity }
  }

  /// Takes a note at once, and says so later.
  func answer(after delay: Double) {
    state.withLock { $0.delay = delay }
  }

  func comeBack() {
    state.withLock { $0.capacity = .max }
  }

  func refuse(_ refuses: Bool = true) {
    state.withLock { $0.refuses = refuses }
  }
}

extension LoopbackRequest {
  /// The text of the note that is sent.
  fileprivate var note: String? {
    let commands = (try? JSONSerialization.jsonObject(with: body)) as? [[String: Any]]
    let parameters = commands?.first?.values.first as? [String: Any]
    return parameters?.stringAttribute("text")
  }
}

/// Records what it hears, and resolves conflicts.
final class RecordingSyncDelegate: SyncManagerDelegate {

  var events: [String] = []
  var resolution: SyncConflictResolution?

  func syncManager(_ manager: SyncManager, itemsCount: UInt) {
    events.append("\(itemsCount) items")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, startKey: String,
    attributes: [String: Any]
  ) {
    events.append("start \(screenlet) \(attributes.stringAttribute("text") ?? "-")")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, completedKey: String,
    attributes: [String: Any]
  ) {
    events.append("completed \(attributes.stringAttribute("text") ?? "-")")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, failedKey: String,
    attributes: [String: Any], error: NSError
  ) {
    events.append("failed \(attributes.stringAttribute("text") ?? "-"): \(short(error))")
  }

  func syncManager(
    _ manager: SyncManager, onItemSyncScreenlet screenlet: String, conflictedKey: String,
    remoteValue: Any, localValue: Any, resolve: @escaping (SyncConflictResolution) -> Void
  ) {
    events.append("conflict \(remoteValue), \(localValue)")
    if let resolution {
      resolve(resolution)
      resolve(.useLocal)
    }
  }
}
