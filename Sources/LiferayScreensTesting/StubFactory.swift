internal import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

/// Creates caches in a directory that the test deletes.
struct StubFactory: ScreensFactory {
  let folder: URL

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: folder)
  }
}
