internal import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

/// Makes caches in a folder that the test throws away.
struct StubFactory: ScreensFactory {
  let folder: URL

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: folder)
  }
}
