import Foundation
import LoopbackHTTP

/// The images of users: `/image/user_portrait?img_id=30301`.
enum Portrait {

  static let path = "/image/user_portrait"

  /// The portrait with the id of the query, or the one that users have by default.
  static func image(for request: LoopbackRequest, of portal: Portal) -> LoopbackResponse {
    let id = request.queryFields["img_id"].flatMap(Int64.init) ?? 0
    let bytes = portal.portraits[id].map { Data($0) } ?? DemoServer.placeholder
    let type = bytes.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : "image/png"
    return .reply(200, headers: [("Content-Type", type)], body: bytes)
  }
}

extension DemoServer {

  /// The portrait of a user who has none: one pixel, as PNG.
  public static let placeholder =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()

  /// A picture of another size that can be uploaded: 8 by 8 pixels, as JPEG.
  public static let picture =
    Data(
      base64Encoded:
        "/9j/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB"
        + "AQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAA"
        + "AAAAAAAAAAD/2gAIAQEAAD8AP//Z"
    ) ?? Data()
}
