internal import Dispatch
internal import Foundation

/// Whether code that is not isolated happens to run where the main actor does.
enum MainThread {

  static var isCurrent: Bool {
    // On Linux the main queue may be served by any thread, so the queue is what counts.
    _ = isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return true
  }()
}
