import DemoServer
import Foundation
import LiferayScreens
import Testing

struct ImageConversionTests {
  @Test func `an image is a JPEG below the limit, or nothing`() throws {
    let image = try #require(UIImage(data: DemoServer.picture))
    #expect(image.asJPEG() == DemoServer.picture)
    #expect(image.asJPEG(smallerThan: 20) == nil)
    #expect(UIImage().asJPEG() == nil)
  }
}
