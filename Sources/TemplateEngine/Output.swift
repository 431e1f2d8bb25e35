import SourceText

/// The text rendered so far, in UTF-8.
///
/// An array would ask at every append whether it is shared, and a rendering is nothing but appends
/// of a few bytes each.
struct Output: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  /// The marks of the values in the text, at their offsets in it.
  private(set) var marks: [MarkedText.Mark] = []

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  var text: String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  mutating func append(_ more: [UInt8]) {
    more.withUnsafeBufferPointer { append($0) }
  }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    if capacity - count < more.count { grow(to: count + more.count) }
    UnsafeMutableRawPointer(bytes + count).copyMemory(from: start, byteCount: more.count)
    count += more.count
  }

  mutating func append(_ marked: MarkedText) {
    marks += marked.marks.map { MarkedText.Mark($0.sign, at: count + $0.offset) }
    marked.text.withBytes { append($0) }
  }

  private mutating func grow(to needed: Int) {
    let old = bytes
    capacity = max(needed, 2 * capacity)
    bytes = .allocate(capacity: capacity)
    bytes.moveInitialize(from: old, count: count)
    old.deallocate()
  }
}
