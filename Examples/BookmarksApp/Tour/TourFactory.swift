import Foundation
import LiferayScreens

/// The app's own factory: what is kept of the server's answers goes into a folder of the tour.
struct TourFactory: ScreensFactory {

  let cache: URL

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: cache)
  }
}
