import Foundation
import LiferayMobileSDK
import LiferayScreens

/// Caches and credentials in a folder of the test.
struct TestFactory: ScreensFactory {

  let home: TemporaryHome

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: home.url)
  }

  func createCredentialsStore(_ authType: AuthType) -> any CredentialsStore {
    VaultCredentialsStore(authType, vault: CredentialsFile(directory: home.url))
  }

  /// The error of a call without a server.
  static var offline: NSError {
    NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
  }
}
