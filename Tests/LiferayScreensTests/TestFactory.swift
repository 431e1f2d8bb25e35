import Foundation
import LiferayMobileSDK
import LiferayScreens

/// Caches and credentials in a folder of the test's own.
struct TestFactory: ScreensFactory {

  let home: TemporaryHome

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: home.url)
  }

  func createCredentialsStore(_ authType: AuthType) -> any CredentialsStore {
    VaultCredentialsStore(authType, vault: CredentialsFile(directory: home.url))
  }

  /// What a call ends with when there is no server.
  static var offline: NSError {
    NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
  }
}
