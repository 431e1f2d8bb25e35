internal import Dispatch
internal import Foundation

/// Whether code without isolation is currently running where the main actor runs.
package enum MainThread {

  package static var isCurrent: Bool {
    // On Linux any thread may serve the main queue, so the queue is checked too.
    _ = isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  private static let mark = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return true
  }()
}
