@testable import LiferayScreens
import Foundation
import Testing

struct JPEGTests {

  @Test(arguments: [
    // In the best quality that is small enough.
    (1_000_000, 160_000), (20_000, 16_000),
    // With 200 pixels, with 100, and with two.
    (16_000, 12_000), (5_000, 4_000), (3_000, 2_000), (2, 1),
  ])
  func `a photo is scaled down if no quality makes it small enough`(limit: Int, count: Int) {
    let data = Photo(side: 400).asJPEG(smallerThan: limit) { ($0 as? Photo)?.halved }
    #expect(data?.count == count)
  }

  @Test func `a photo that cannot be scaled down any more is nil`() {
    #expect(Photo(side: 400).asJPEG(smallerThan: 1) { ($0 as? Photo)?.halved } == nil)
    #expect(Photo(side: 400).asJPEG(smallerThan: 16_000) == nil)
  }
}

/// A square image whose JPEG has a byte for each pixel in the best quality.
private final class Photo: UIImage, @unchecked Sendable {

  private let side: Int

  init(side: Int) {
    self.side = side
    super.init()
  }

  var halved: Photo? { side > 1 ? Photo(side: (side + 1) / 2) : nil }

  override func jpegData(compressionQuality: CGFloat) -> Data? {
    Data(count: max(1, Int((Double(side * side) * compressionQuality).rounded())))
  }
}
