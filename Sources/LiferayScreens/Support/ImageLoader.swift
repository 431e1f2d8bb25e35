internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// Fetches the images of image views: each once for all views that wait for it, and not again while
/// it is in memory, which is for at most five minutes. What no view waits for any more is cancelled.
///
/// Images are decoded on other threads, in about the size in which they are shown.
@MainActor
final class ImageLoader {
  static let shared = ImageLoader()

  /// An image in a size, as often as views need it in that size.
  private struct Request: Hashable {
    let url: URL
    /// The number of pixels of the longer side, at most; a power of two, so that views of nearly the
    /// same size share an image.
    let side: Int
    /// Who is logged in.
    let user: ObjectIdentifier?

    var key: NSString { "\(side) \(url.absoluteString)" as NSString }
  }

  private struct Fetch {
    let connector: HttpConnector
    /// The session for which it is made: the memory is for one.
    let context: SessionContext?
    var views: [ObjectIdentifier: WeakView] = [:]
  }

  private struct WeakView {
    weak var view: UIImageView?
  }

  private final class Stored {
    let image: UIImage
    let end = ContinuousClock.now + .seconds(300)

    init(_ image: UIImage) { self.image = image }
  }

  private var fetches: [Request: Fetch] = [:]

  // An 'NSCache' may be used from any thread.
  nonisolated(unsafe) private static let memory: NSCache<NSString, Stored> = {
    let memory = NSCache<NSString, Stored>()
    memory.totalCostLimit = 64 << 20
    return memory
  }()

  /// Forgets all images, because they were those of another user.
  nonisolated static func forget() { memory.removeAllObjects() }

  /// Shows the image at an address: at once if it is in memory, else when it has been fetched, unless
  /// the view has been stopped by then.
  func show(_ url: URL, in view: UIImageView) {
    let request = Request(
      url: url.absoluteURL, side: Self.side(of: view),
      user: SessionContext.currentContext.map { ObjectIdentifier($0) })
    if let stored = Self.memory.object(forKey: request.key), stored.end > .now {
      view.image = stored.image
      return
    }
    if fetches[request] == nil { fetch(request) }
    fetches[request]?.views[ObjectIdentifier(view)] = WeakView(view: view)
  }

  /// Shows nothing of what was requested for the view.
  func stop(_ view: UIImageView) {
    for (request, fetch) in fetches where fetch.views[ObjectIdentifier(view)] != nil {
      fetches[request]?.views[ObjectIdentifier(view)] = nil
      // Another view that shows the same in its place takes over what has begun.
      Task {
        guard fetches[request]?.connector === fetch.connector,
          fetches[request]?.views.isEmpty == true
        else { return }
        fetches.removeValue(forKey: request)?.connector.cancel()
      }
    }
  }

  /// Fetches an image, which comes when the caller has added the view.
  private func fetch(_ request: Request) {
    let connector = LiferayServerContext.connectorFactory.create {
      HttpConnector(url: request.url)
    }
    fetches[request] = Fetch(connector: connector, context: SessionContext.currentContext)
    connector.enqueue { [self] connector in
      Task { await end(request, connector) }
    }
  }

  private func end(_ request: Request, _ connector: ServerConnector) async {
    let data = (connector as? HttpConnector)?.resultData
    let image = await Self.image(data, request.side)
    guard let fetch = fetches[request], fetch.connector === connector else { return }
    fetches[request] = nil
    if let image, fetch.context === SessionContext.currentContext {
      let bytes = Int(image.size.width * image.scale * image.size.height * image.scale) * 4
      Self.memory.setObject(Stored(image), forKey: request.key, cost: bytes)
    }
    for view in fetch.views.values { view.view?.image = image }
  }

  /// Decodes an image, off the main actor.
  nonisolated private static func image(_ data: Data?, _ side: Int) async -> UIImage? {
    guard let image = data.flatMap({ UIImage(data: $0) }) else { return nil }
    let longer = max(image.size.width, image.size.height) * image.scale
    let factor = CGFloat(side) / longer
    guard factor < 1 else { return await image.byPreparingForDisplay() ?? image }
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    return await image.byPreparingThumbnail(ofSize: size) ?? image
  }

  /// The pixels that the longer side of a view has on any device, of which none has more than three to
  /// a point; those of a screen for a view that has no size yet.
  private static func side(of view: UIImageView) -> Int {
    let points = max(view.bounds.width, view.bounds.height)
    let wanted = points > 0 ? min(points * 3, 4096) : 4096
    var side = 64
    while CGFloat(side) < wanted { side *= 2 }
    return side
  }
}
