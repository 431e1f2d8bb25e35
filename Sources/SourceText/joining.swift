extension String {
  /// The parts, one after the other, with `separator` between them.
  ///
  /// The text is made at once. With `+` or interpolation it grows, and is copied as it does, which is
  /// felt where texts are put together for every spec and every file.
  package init(joining parts: [String], separator: String = "") {
    var count = Swift.max(0, parts.count - 1) * separator.utf8.count
    for part in parts { count += part.utf8.count }
    self.init(unsafeUninitializedCapacity: count) { bytes in
      var end = 0
      for (index, part) in parts.enumerated() {
        if index > 0 { bytes.write(separator, at: &end) }
        bytes.write(part, at: &end)
      }
      return end
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  fileprivate func write(_ text: String, at end: inout Int) {
    text.withBytes { bytes in
      _ = self[end...].initialize(fromContentsOf: bytes)
      end += bytes.count
    }
  }
}
