import Foundation

/// Unguessable strings and their public challenges: RFC 7636.
enum Secret {

  /// 43 characters that encode 32 random bytes.
  static var random: String {
    text(of: (0..<32).map { _ in UInt8.random(in: .min ... .max) })
  }

  /// The challenge that is sent first, so that nobody without the secret can redeem the code later.
  static func challenge(for secret: String) -> String {
    text(of: SHA256.digest(of: Array(secret.utf8)))
  }

  /// Base64 for URLs, without padding.
  private static func text(of bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
