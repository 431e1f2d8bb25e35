import Foundation

/// The state shared by the threads of a `LoopbackServer`.
final class LoopbackWork: Sendable {

  struct State: Sendable {
    var requests: [LoopbackRequest] = []
    var connectionCount = 0
    var requestsNow = 0
    var mostRequestsAtOnce = 0
    var isStopped = false
    var open: Set<LoopbackSocket> = []
  }

  let state = Guarded(State())

  private let handler: LoopbackServer.Handler
  private let remembersRequests: Bool
  private let readsBodies: Bool
  private let threads = DispatchGroup()

  init(handler: @escaping LoopbackServer.Handler, remembersRequests: Bool, readsBodies: Bool) {
    self.handler = handler
    self.remembersRequests = remembersRequests
    self.readsBodies = readsBodies
  }

  func spawn(_ body: @escaping @Sendable () -> Void) {
    threads.enter()
    Thread.detachNewThread { [threads] in
      body()
      threads.leave()
    }
  }

  func acceptConnections(on listener: LoopbackSocket) {
    while let socket = listener.accepted() {
      let number: Int? = state.withLock { state in
        if state.isStopped { return nil }
        state.connectionCount += 1
        state.open.insert(socket)
        return state.connectionCount
      }
      guard let number else {
        socket.close()
        break
      }
      spawn { [self] in
        serve(LoopbackConnection(socket: socket, number: number, readsBodies: readsBodies))
        // Removed before it is closed: the next connection may reuse the descriptor.
        state.withLock { _ = $0.open.remove(socket) }
        socket.close()
      }
    }
    listener.close()
  }

  func stop(port: UInt16) {
    let open: Set<LoopbackSocket>? = state.withLock { state in
      if state.isStopped { return nil }
      state.isStopped = true
      for socket in state.open { socket.shutDown() }
      return state.open
    }
    guard open != nil else { return }
    // Wakes the thread that accepts connections.
    LoopbackSocket.connected(toPort: port)?.close()
    // A handler of the caller may never return, so the wait is limited.
    _ = threads.wait(timeout: .now() + 10)
  }
}

extension LoopbackWork {

  private func serve(_ connection: LoopbackConnection) {
    var connection = connection
    while let request = connection.nextRequest() {
      state.withLock { state in
        if remembersRequests { state.requests.append(request) }
        state.requestsNow += 1
        state.mostRequestsAtOnce = max(state.mostRequestsAtOnce, state.requestsNow)
      }
      let response = handler(request)
      connection.wait(response.delay)
      state.withLock { $0.requestsNow -= 1 }
      guard connection.send(response, to: request) else { return }
    }
  }
}
