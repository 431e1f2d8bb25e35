extension UnsafeBufferPointer<UInt8> {
  /// Where the first line feed at `start` or behind it stands. Eight bytes are looked at at a time,
  /// as most of them are none: in `x` a line feed is zero, and taking one from every byte borrows
  /// from the highest bit of those only that were zero.
  package func lineFeed(from start: Int) -> Int? {
    let bytes = UnsafeRawBufferPointer(self)
    var index = start
    while index + 8 <= count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let x = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
      let found = (x &- 0x0101_0101_0101_0101) & ~x & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    return bytes[index...].firstIndex(of: UInt8(ascii: "\n"))
  }

  /// Where the last line feed in the range stands. As above, but adding to every byte without its
  /// highest bit carries into no other, so that each of the eight is told for itself.
  package func lastLineFeed(in range: Range<Int>) -> Int? {
    let bytes = UnsafeRawBufferPointer(self)
    var end = range.upperBound
    while end - 8 >= range.lowerBound {
      let word = bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
      let x = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
      let others = ((x & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | x
      let found = ~others & 0x8080_8080_8080_8080
      if found != 0 { return end - 1 - found.leadingZeroBitCount / 8 }
      end -= 8
    }
    return bytes[range.lowerBound..<end].lastIndex(of: UInt8(ascii: "\n"))
  }
}
