import Dispatch
import Foundation

/// The queue on which a URL session calls its delegate.
///
/// It is told several times about each request, and only ever with blocks. These go to the dispatch
/// queue as they are: an operation around each costs more than what the delegate does.
final class DelegateQueue: SerialQueue, @unchecked Sendable {

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    dispatchQueue.async(execute: block)
  }
}
