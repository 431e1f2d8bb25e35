import SourceText

extension Base {
  /// The base as it is stored.
  package var text: String {
    var parts = files.paths.map { StoredFile(path: $0, content: files[$0] ?? "") }
    var head = Self.head
    let size = parts.reduce(head.utf8.count) { $0 + $1.size }
    return String(unsafeUninitializedCapacity: size) { buffer in
      var end = head.withUTF8 { buffer.initialize(fromContentsOf: $0) }
      for index in parts.indices { parts[index].write(to: buffer, at: &end) }
      return end
    }
  }
}

/// A file in a stored base.
private struct StoredFile {
  private var heading: String
  private var content: String
  private let isEnded: Bool
  /// How many bytes it has there.
  let size: Int

  init(path: String, content: String) {
    self.content = content
    let (count, isEnded) = self.content.withUTF8 { bytes in
      (bytes.lineFeedCount, bytes.isEmpty || bytes.last == UInt8(ascii: "\n"))
    }
    self.isEnded = isEnded
    let lines = count + (isEnded ? 0 : 1)
    heading = "\n\(path) \(lines) lines\n"
    size = heading.utf8.count + content.utf8.count + lines + (isEnded ? 0 : 1)
  }

  /// Writes it into the buffer, which has room for it at `end`.
  mutating func write(to buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
    end = heading.withUTF8 { buffer[end...].initialize(fromContentsOf: $0) }
    content.withUTF8 { content in
      var start = 0
      while start < content.count {
        let next = content.lineFeed(from: start).map { $0 + 1 } ?? content.count
        buffer[end] = next < content.count || isEnded ? UInt8(ascii: "|") : UInt8(ascii: "\\")
        end = buffer[(end + 1)...].initialize(fromContentsOf: content[start..<next])
        start = next
      }
    }
    if isEnded { return }
    buffer[end] = UInt8(ascii: "\n")
    end += 1
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var lineFeedCount: Int {
    var count = 0
    var start = 0
    while let feed = lineFeed(from: start) {
      count += 1
      start = feed + 1
    }
    return count
  }
}
