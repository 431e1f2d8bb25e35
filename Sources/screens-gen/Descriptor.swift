#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a call of the system failed.
struct SystemError: Error {
  /// The `errno` of the call.
  let code: Int32

  /// Of the call just made.
  init() { code = errno }

  init(code: Int32) { self.code = code }

  /// `No such file or directory`
  var reason: String { String(cString: strerror(code)) }
}

/// An open file or stream of the process, read and written whole, however little of it the system
/// takes at a time.
struct Descriptor {
  let number: Int32

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  var isTerminal: Bool { isatty(number) == 1 }

  /// Everything up to its end.
  func bytes() throws(SystemError) -> [UInt8] { try bytes(ofSize: size) }

  /// How many bytes a file has; nil for a stream, which nobody knows the end of, and for all else.
  var size: Int? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Everything up to its end, which is there if it has that size.
  func bytes(ofSize size: Int?) throws(SystemError) -> [UInt8] {
    // Some files of the system say that they are empty, and are not.
    let whole = size == 0 ? nil : size
    var bytes: [UInt8] = []
    while bytes.count != whole {
      let rest = whole.map { $0 - bytes.count } ?? 64 << 10
      let more = try read(min(rest, 1 << 20))
      if more.isEmpty { break }
      if bytes.isEmpty { bytes = more } else { bytes += more }
    }
    return bytes
  }

  /// So many bytes, or those that there are; none at the end.
  private func read(_ count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        result = Self.read(number, buffer.baseAddress, count)
        filled = max(0, result)
      }
      if result >= 0 { return bytes }
      try wait(for: Int16(POLLIN))
    }
  }

  func write(_ text: String) throws(SystemError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(SystemError) in try write(UnsafeRawBufferPointer(bytes)) }
    }
    try result.get()
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let count = Self.write(number, start, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try wait(for: Int16(POLLOUT))
      }
    }
  }

  /// Throws what made the last call fail, unless the call is to be made again: at once if a signal
  /// came between, or when a stream that does not block is ready.
  private func wait(for event: Int16) throws(SystemError) {
    let error = SystemError()
    if error.code == EAGAIN {
      var request = pollfd(fd: number, events: event, revents: 0)
      _ = poll(&request, 1, -1)
    } else if error.code != EINTR {
      throw error
    }
  }

  // The calls of the system, which have the names of the methods.

  private static func read(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Glibc)
      Glibc.read(number, start, count)
    #elseif canImport(Musl)
      Musl.read(number, start, count)
    #else
      Darwin.read(number, start, count)
    #endif
  }

  private static func write(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(number, start, count)
    #elseif canImport(Musl)
      Musl.write(number, start, count)
    #else
      Darwin.write(number, start, count)
    #endif
  }
}
