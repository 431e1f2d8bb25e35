/// The parts, one after the other: `code("let ", name, " = ", value)`.
///
/// The text is made at once. With `+` or interpolation it grows, and is copied as it does, which is
/// felt where many parts are put together for every spec.
func code(_ parts: String...) -> String {
  var count = 0
  for part in parts { count += part.utf8.count }
  return String(unsafeUninitializedCapacity: count) { bytes in
    var end = 0
    for part in parts { bytes.write(part, at: &end) }
    return end
  }
}

extension Collection<String> {
  /// The texts as code lists arguments and elements: `a, b, c`.
  var commaSeparated: String {
    guard let first else { return "" }
    if count == 1 { return first }
    var count = 2 * (count - 1)
    for part in self { count += part.utf8.count }
    return String(unsafeUninitializedCapacity: count) { bytes in
      var end = 0
      bytes.write(first, at: &end)
      for part in dropFirst() {
        bytes.write(", ", at: &end)
        bytes.write(part, at: &end)
      }
      return end
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  fileprivate func write(_ text: String, at end: inout Int) {
    var text = text
    text.withUTF8 { bytes in
      _ = self[end...].initialize(fromContentsOf: bytes)
      end += bytes.count
    }
  }
}
