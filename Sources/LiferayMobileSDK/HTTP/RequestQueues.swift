import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that is sent when its server has fewer than the limit.
struct QueuedRequest: Sendable {
  let request: URLRequest
  let call: Call
  let onProgress: Transport.Progress?
  let completion: Transport.Completion
}

/// A queue for each server: requests beyond a limit wait until an earlier one has ended.
struct RequestQueues: Sendable {

  private struct Queue: Sendable {
    var running = 0
    var waiting: [QueuedRequest] = []
  }

  private let limit: Int
  private var queues: [String: Queue] = [:]

  /// - Parameter limit: how many requests a server gets at once.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether the request is to be sent now; otherwise it waits, and ``end(_:)`` returns it later.
  mutating func admit(_ queued: QueuedRequest) -> Bool {
    let server = queued.request.server
    guard queues[server, default: Queue()].running < limit else {
      queues[server]?.waiting.append(queued)
      return false
    }
    queues[server, default: Queue()].running += 1
    return true
  }

  /// Called at the end of a request that was sent. Returns the one to send in its stead, if any.
  mutating func end(_ request: URLRequest) -> QueuedRequest? {
    let server = request.server
    guard var queue = queues[server] else { return nil }
    let next = queue.waiting.isEmpty ? nil : queue.waiting.removeFirst()
    if next == nil { queue.running -= 1 }
    queues[server] = queue.running == 0 ? nil : queue
    return next
  }

  /// Removes and returns the waiting request of a call; nil if it has none.
  mutating func remove(_ call: Call) -> QueuedRequest? {
    for (server, queue) in queues {
      if let index = queue.waiting.firstIndex(where: { $0.call === call }) {
        return queues[server]?.waiting.remove(at: index)
      }
    }
    return nil
  }
}

extension URLRequest {
  fileprivate var server: String {
    guard let url else { return "" }
    return "\(url.scheme ?? "")://\(url.host ?? ""):\(url.port ?? 0)"
  }
}
