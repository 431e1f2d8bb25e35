/// Decides which requests may be sent: a server gets a limited number at once, and the others wait,
/// in order of arrival.
struct RequestQueue: Sendable {

  private struct Line: Sendable {
    var sent = 0
    var waiting: [OutgoingRequest] = []
  }

  private let limit: Int
  private var lines: [String: Line] = [:]

  /// - Parameter limit: the number of requests that a server gets at once.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns whether the request may be sent now. Otherwise it waits until ``end(_:)`` returns it.
  mutating func admit(_ request: OutgoingRequest) -> Bool {
    var line = lines[request.server, default: Line()]
    let isAdmitted = line.sent < limit
    if isAdmitted { line.sent += 1 } else { line.waiting.append(request) }
    lines[request.server] = line
    return isAdmitted
  }

  /// Records the end of a request that was admitted, and returns the request that may be sent
  /// instead.
  mutating func end(_ request: OutgoingRequest) -> OutgoingRequest? {
    guard var line = lines[request.server] else { return nil }
    let next = line.waiting.isEmpty ? nil : line.waiting.removeFirst()
    if next == nil { line.sent -= 1 }
    lines[request.server] = line.sent == 0 ? nil : line
    return next
  }

  /// Removes and returns the request of a call if it waits. Otherwise returns nil.
  mutating func remove(_ call: Call) -> OutgoingRequest? {
    for (server, line) in lines {
      if let index = line.waiting.firstIndex(where: { $0.call === call }) {
        return lines[server]?.waiting.remove(at: index)
      }
    }
    return nil
  }
}
