internal import Foundation

extension String {

  /// A name for a file that stands for this text and for no other, on disks that take capital and
  /// small letters for the same too. A long text keeps its beginning only, and a checksum.
  var asFileName: String {
    let name = utf8.map(\.inFileName).joined()
    if name.isEmpty { return "~" }
    return name.utf8.count <= 120 ? name : "\(name.prefix(80))~\(checksum)"
  }

  /// 128 bits of FNV-1a, forwards and backwards: the same in every run of the app.
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
