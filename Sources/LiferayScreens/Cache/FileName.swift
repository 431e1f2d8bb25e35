internal import Foundation

extension String {

  /// The text as a unique file name, even on case-insensitive file systems. A long text is
  /// shortened to its beginning and a checksum.
  var asFileName: String {
    let name = utf8.map(\.inFileName).joined()
    if name.isEmpty { return "~" }
    return name.utf8.count <= 120 ? name : "\(name.prefix(80))~\(checksum)"
  }

  /// 128 bits of FNV-1a, over the bytes forwards and backwards: stable between runs of the app,
  /// unlike `hashValue`.
  private var checksum: String {
    func hash(_ bytes: some Sequence<UInt8>) -> String {
      let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return String(hash, radix: 16)
    }
    return "\(hash(utf8))-\(hash(utf8.reversed()))"
  }
}

extension UInt8 {

  private static let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  fileprivate var inFileName: String {
    UInt8.plain.contains(self)
      ? String(UnicodeScalar(self)) : "%" + String(self, radix: 16, uppercase: true)
  }
}
