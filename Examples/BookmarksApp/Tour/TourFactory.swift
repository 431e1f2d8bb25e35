import Foundation
import LiferayScreens

/// The app's own factory: it puts caches into a directory of the tour.
struct TourFactory: ScreensFactory {

  let cache: URL

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: cache)
  }
}
