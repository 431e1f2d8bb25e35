#if !canImport(UIKit)
  internal import Foundation

  /// The header of an image file: its format and its size in pixels.
  struct ImageHeader {
    enum Format { case png, jpeg, gif }

    let format: Format
    let pixels: (width: Int, height: Int)

    init?(_ data: Data) {
      let bytes = [UInt8](data.prefix(1 << 16))
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
        format = .png
        pixels = (Self.big(bytes[16..<20]), Self.big(bytes[20..<24]))
      } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
        format = .gif
        pixels = (Self.big(bytes[6..<8].reversed()), Self.big(bytes[8..<10].reversed()))
      } else if bytes.starts(with: [0xFF, 0xD8]), let pixels = Self.frame(ofJPEG: bytes) {
        format = .jpeg
        self.pixels = pixels
      } else {
        return nil
      }
    }
  }

  extension ImageHeader {
    private static func big(_ bytes: some Sequence<UInt8>) -> Int {
      bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Finds the start-of-frame segment of a JPEG, which contains the size.
    private static func frame(ofJPEG bytes: [UInt8]) -> (width: Int, height: Int)? {
      var offset = 2
      while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
        let marker = bytes[offset + 1]
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          return (big(bytes[offset + 7..<offset + 9]), big(bytes[offset + 5..<offset + 7]))
        }
        offset += 2 + big(bytes[offset + 2..<offset + 4])
      }
      return nil
    }
  }
#endif
