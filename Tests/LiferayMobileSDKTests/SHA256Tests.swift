import Testing

@testable import LiferayMobileSDK

/// The examples of FIPS 180-4 and RFC 7636.
struct SHA256Tests {

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `the digest of a text is the one in the standard`(text: String, digest: String) {
    let bytes = SHA256.digest(of: Array(text.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
  }

  @Test(arguments: 54...66)
  func `messages of different lengths around the end of a block have different digests`(
    count: Int
  ) {
    let one = SHA256.digest(of: [UInt8](repeating: 0, count: count))
    let more = SHA256.digest(of: [UInt8](repeating: 0, count: count + 1))
    #expect(one.count == 32)
    #expect(one != more)
  }

  @Test func `a challenge is the one in RFC 7636`() {
    #expect(
      Secret.challenge(for: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }

  @Test func `secrets are long and unique`() {
    let secrets = (0..<100).map { _ in Secret.random }
    #expect(Set(secrets).count == 100)
    #expect(secrets.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9_-]{43}/#) != nil })
  }
}
