internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIImage {

  /// A picture of 8 by 8 pixels, which a test sends, keeps or shows.
  public static let stub: UIImage = {
    let jpeg = Data(base64Encoded: bytes)
    return jpeg.flatMap { UIImage(data: $0) } ?? UIImage()
  }()

  private static let bytes =
    "/9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
    + "AQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAA"
    + "AAAAAAAAAAD/2gAIAQEAAD8AP//Z"
}
