#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or stream of the process. It is read and written completely, even if the system
/// transfers only a few bytes at a time.
package struct Descriptor {
  package let number: Int32

  package static let standardInput = Descriptor(number: STDIN_FILENO)
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  package static let standardError = Descriptor(number: STDERR_FILENO)

  /// Makes a write fail if the reader has closed the pipe, as `head` does, instead of ending the
  /// process.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// Reads everything up to the end. Returns nil if that is more than `limit` bytes.
  package func bytes(limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      let more = try read(64 << 10)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > limit { return nil }
    }
  }

  /// The number of bytes of a regular file, or nil for anything else.
  var size: Int? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Reads all bytes of a file of that size. Bytes that are added in the meantime are not read.
  func bytes(ofSize size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < size {
      let more = try read(min(size - bytes.count, 1 << 20))
      if more.isEmpty { break }
      if bytes.isEmpty { bytes = more } else { bytes += more }
    }
    return bytes
  }

  /// Reads up to `count` bytes. Returns none at the end.
  private func read(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let result = Self.read(number, &bytes)
      if result >= 0 {
        bytes.removeLast(count - result)
        return bytes
      }
      try wait(for: Int16(POLLIN))
    }
  }

  package func write(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // A pipe does not accept more at once. Writing in parts avoids copying the whole remaining
      // text.
      let count = Self.write(number, Array(rest.prefix(1 << 16)))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try wait(for: Int16(POLLOUT))
      }
    }
  }

  /// Throws the error of the last call, unless the call is to be repeated: at once after a signal,
  /// or once a stream that does not block is ready.
  private func wait(for event: Int16) throws(SystemError) {
    let error = SystemError()
    if error.code == EAGAIN {
      var request = pollfd(fd: number, events: event, revents: 0)
      _ = poll(&request, 1, -1)
    } else if error.code != EINTR {
      throw error
    }
  }

  // The system calls with the same names as methods here.

  private static func read(_ number: Int32, _ bytes: inout [UInt8]) -> Int {
    let count = bytes.count
    #if canImport(Glibc)
      return Glibc.read(number, &bytes, count)
    #elseif canImport(Musl)
      return Musl.read(number, &bytes, count)
    #else
      return Darwin.read(number, &bytes, count)
    #endif
  }

  private static func write(_ number: Int32, _ bytes: [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.write(number, bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.write(number, bytes, bytes.count)
    #else
      Darwin.write(number, bytes, bytes.count)
    #endif
  }
}
