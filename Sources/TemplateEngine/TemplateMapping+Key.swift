extension TemplateMapping {
  /// A name in a mapping.
  package struct Key: Sendable, ExpressibleByStringLiteral {
    package let text: String
    /// Most names that differ, differ here, so that their texts need not be compared.
    private let mark: UInt32

    package init(_ text: String) {
      var text = text
      mark = text.withUTF8(Self.mark)
      self.text = text
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// The length, and the bytes at the start, in the middle and at the end.
    private static func mark(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      let middle = bytes[bytes.count / 2]
      return UInt32(truncatingIfNeeded: bytes.count) << 24 | UInt32(first) << 16
        | UInt32(middle) << 8 | UInt32(last)
    }
  }
}

extension TemplateMapping.Key: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.mark == right.mark && left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
