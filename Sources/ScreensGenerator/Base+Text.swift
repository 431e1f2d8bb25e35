import SourceText

extension Base {
  /// The base as it is stored.
  package var text: String {
    var parts = zip(files.paths, files.texts).map(StoredFile.init)
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
    heading = String(joining: ["\n", path, " \(lines) lines\n"])
    size = heading.utf8.count + content.utf8.count + lines + (isEnded ? 0 : 1)
  }

  /// Writes it into the buffer, which has room for it at `end`.
  mutating func write(to buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
    end = heading.withUTF8 { buffer[end...].initialize(fromContentsOf: $0) }
    content.withUTF8 { content in
      guard let bytes = content.baseAddress, let place = buffer.baseAddress else { return }
      var start = 0
      while start < content.count {
        let next = content.lineFeed(from: start).map { $0 + 1 } ?? content.count
        place[end] = next < content.count || isEnded ? UInt8(ascii: "|") : UInt8(ascii: "\\")
        (place + end + 1).initialize(from: bytes + start, count: next - start)
        end += 1 + next - start
        start = next
      }
    }
    if isEnded { return }
    buffer[end] = UInt8(ascii: "\n")
    end += 1
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Sixteen bytes at a time; after fifteen times their counts, in a byte each, could be too much for
  /// their sum.
  fileprivate var lineFeedCount: Int {
    let bytes = UnsafeRawBufferPointer(self)
    let feed = SIMD16(repeating: UInt8(ascii: "\n"))
    var total = 0
    var offset = 0
    while offset + 16 <= count {
      var found = SIMD16<UInt8>()
      let end = Swift.min(offset + 15 * 16, count - 15)
      while offset < end {
        let sixteen = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        found.replace(with: found &+ 1, where: sixteen .== feed)
        offset += 16
      }
      total += Int(found.wrappedSum())
    }
    return self[offset...].reduce(total) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}
