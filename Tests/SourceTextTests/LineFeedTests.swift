import SourceText
import Testing

struct LineFeedTests {
  @Test(arguments: 0..<40)
  func `every line feed is found, from wherever`(_ place: Int) {
    for other in place..<40 {
      // The neighbours of a line feed among the bytes, and those that borrow.
      var bytes = (0..<40).map { [0x09, 0x0B, 0x00, 0x8A, 0xFF][$0 % 5] as UInt8 }
      bytes[place] = 0x0A
      bytes[other] = 0x0A
      bytes.withUnsafeBufferPointer { bytes in
        for start in 0...40 {
          #expect(bytes.lineFeed(from: start) == bytes[start...].firstIndex(of: 0x0A))
          #expect(bytes.lastLineFeed(in: 0..<start) == bytes[..<start].lastIndex(of: 0x0A))
          #expect(bytes.lastLineFeed(in: start..<40) == bytes[start...].lastIndex(of: 0x0A))
        }
      }
    }
  }

  @Test func `nothing has none`() {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(nothing.lineFeed(from: 0) == nil)
    #expect(nothing.lastLineFeed(in: 0..<0) == nil)
  }
}
