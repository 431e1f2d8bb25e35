import Foundation
import HeadlessUIKit
import Testing

struct UIImageTests {
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 44, 0, 0, 0, 200])

  @Test func `the size of a PNG is read`() {
    let image = UIImage(data: Self.png, scale: 2)
    #expect(image?.size == CGSize(width: 150, height: 100))
    #expect(image?.pngData() == Self.png)
    #expect(image?.jpegData(compressionQuality: 1) == nil)
  }

  @Test func `the size of a JPEG is read from the frame after other segments`() {
    let jpeg = Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 50, 0, 100, 1, 1, 1, 0])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 100, height: 50))
    #expect(UIImage(data: jpeg)?.jpegData(compressionQuality: 1) == jpeg)
  }

  @Test func `the size of a GIF is read`() {
    #expect(
      UIImage(data: Data("GIF89a".utf8 + [16, 0, 1, 1]))?.size == CGSize(width: 16, height: 257))
  }

  @Test(arguments: [
    Data(), Data("<html>".utf8), png.prefix(20), Data([0xFF, 0xD8]), Data("GIF89a".utf8),
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0]),
    Data([0xFF, 0xD8] + Array(repeating: 0xFF, count: 100)),
  ])
  func `bytes that are not an image are rejected`(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test func `a file's name determines the scale`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)@2x.png")
    try Self.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 150, height: 100))
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }
}
