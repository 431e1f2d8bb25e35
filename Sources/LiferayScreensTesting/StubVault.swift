internal import Foundation
internal import LiferayScreens

/// Holds credentials in memory while the test runs.
final class StubVault: CredentialsVault {
  private let secret = Locked<Data?>(nil)

  func read() -> Data? {
    secret.withLock { $0 }
  }

  func write(_ secret: Data) {
    self.secret.withLock { $0 = secret }
  }

  func remove() {
    secret.withLock { $0 = nil }
  }
}
