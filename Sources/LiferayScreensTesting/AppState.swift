internal import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

/// The global state of an app: the session, the server context with its factories, the network.
///
/// `.serialized` only applies within a suite, but the suites of all targets run in one process.
public enum AppState {

  /// Runs `body` while no other caller of this method is running, including tests of other targets.
  /// Callers take turns in the order of their calls.
  public static func exclusively(_ body: () async throws -> Void) async rethrows {
    await Turnstile.shared.enter()
    do {
      try await body()
    } catch {
      await Turnstile.shared.leave()
      throw error
    }
    await Turnstile.shared.leave()
  }

  /// Runs `body` with no user logged in, its own server context and a temporary cache; then
  /// restores the previous state.
  static func stubbed(_ body: () async throws -> Void) async rethrows {
    let session = SessionContext.currentContext
    let context = LiferayServerContext.everything
    let server = StandInServer.current
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LiferayScreensTesting-\(UUID().uuidString)")
    SessionContext.currentContext = nil
    LiferayServerContext.reset()
    LiferayServerContext.factory = StubFactory(folder: folder)
    LiferayServerContext.credentialsVault = StubVault()
    LiferayServerContext.server = StubSession.address
    StandInServer.current = StandInServer(address: StubSession.address) { _ in
      throw StubSession.failure
    }
    defer {
      SessionContext.currentContext = session
      LiferayServerContext.everything = context
      StandInServer.current = server
      // The cache is emptied after its pending writes.
      CacheManager(directory: folder).removeAll()
    }
    try await body()
  }
}

/// Admits one caller at a time, in the order of arrival.
private actor Turnstile {

  static let shared = Turnstile()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
