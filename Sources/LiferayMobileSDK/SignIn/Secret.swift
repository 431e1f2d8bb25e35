import Foundation

/// Texts that nobody can guess, and what may be shown of them: RFC 7636.
enum Secret {

  /// 43 letters, made of 32 random bytes.
  static var random: String {
    text(of: (0..<32).map { _ in UInt8.random(in: .min ... .max) })
  }

  /// What the holder of a secret shows first, so that nobody else can pretend to hold it later.
  static func challenge(for secret: String) -> String {
    text(of: SHA256.digest(of: Array(secret.utf8)))
  }

  /// Base 64 for URLs, without padding.
  private static func text(of bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
