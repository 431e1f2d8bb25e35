import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sends the text on a new connection, and returns everything received until the server closes it;
/// "" if there is no server.
func exchange(_ text: String, onPort port: UInt16) -> String {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
  #if canImport(Glibc)
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let connection = socket(AF_INET, SOCK_STREAM, 0)
  #endif
  defer { close(connection) }
  let connected = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  let bytes = Array(text.utf8)
  guard connected == 0, send(connection, bytes, bytes.count, 0) == bytes.count else { return "" }
  var received: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = recv(connection, &buffer, buffer.count, 0)
    if count <= 0 { return String(decoding: received, as: UTF8.self) }
    received += buffer[..<count]
  }
}
