import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A TCP socket on 127.0.0.1.
struct LoopbackSocket: Hashable, Sendable {

  private let descriptor: Int32

  /// Listens on a port, or on a free one if it is 0.
  static func listening(onPort port: UInt16) throws -> LoopbackSocket {
    let socket = try made()
    socket.setOption(SOL_SOCKET, SO_REUSEADDR)
    let bound = withAddress(port: port) { bind(socket.descriptor, $0, $1) }
    guard bound == 0, listen(socket.descriptor, 128) == 0 else {
      let reason = errno
      socket.close()
      throw POSIXError(POSIXErrorCode(rawValue: reason) ?? .EIO)
    }
    return socket
  }

  static func connected(toPort port: UInt16) -> LoopbackSocket? {
    guard let socket = try? made() else { return nil }
    if withAddress(port: port, { connect(socket.descriptor, $0, $1) }) == 0 { return socket }
    socket.close()
    return nil
  }

  var localPort: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil if there will be no more.
  func accepted() -> LoopbackSocket? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { return LoopbackSocket(adopting: connection) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      // Too many open files: there is room again when a connection is closed.
      case EMFILE, ENFILE: Thread.sleep(forTimeInterval: 0.01)
      default: return nil
      }
    }
  }

  /// The next bytes; nil at the end of the connection.
  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return Data(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Sends all bytes; returns false if the other side has closed the connection.
  func send(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { sendQuietly($0) }
      if count < 0 && errno != EINTR { return false }
      sent += max(0, count)
    }
    return true
  }

  /// Waits until the other side closes the connection, up to a limit (nil: without one).
  func waitForEnd(_ seconds: TimeInterval?) {
    let deadline = seconds.map { Date().addingTimeInterval($0) }
    while true {
      let left = deadline.map { $0.timeIntervalSinceNow } ?? 60
      if left <= 0 { return }
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&watched, 1, Int32((left * 1000).rounded(.up)))
      if ready < 0 && errno != EINTR { return }
      if ready > 0 {
        var byte: UInt8 = 0
        // There may already be data of the next request; only the end matters.
        if recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0 { return }
        Thread.sleep(forTimeInterval: min(left, 0.01))
      }
    }
  }

  /// Shuts the connection down in both directions, which wakes the thread that reads from it.
  func shutDown() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Tells the other side that nothing more is sent, and discards what it still sends.
  func finish() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
    while receive() != nil {}
  }

  /// Makes `close` reset the connection.
  func resetWhenClosed() {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
  }

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}

extension LoopbackSocket {

  private static func made() throws -> LoopbackSocket {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return LoopbackSocket(adopting: descriptor)
  }

  private init(adopting descriptor: Int32) {
    self.descriptor = descriptor
    // A program that is started meanwhile would keep the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    setOption(Int32(IPPROTO_TCP), TCP_NODELAY)
    #if canImport(Darwin)
      setOption(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  private func setOption(_ level: Int32, _ option: Int32) {
    var yes: Int32 = 1
    setsockopt(descriptor, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  /// A client that has closed the connection must not kill the process with a signal.
  private func sendQuietly(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #elseif canImport(Musl)
      Musl.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private static func withAddress<Result>(
    port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
