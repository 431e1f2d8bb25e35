/// Makes the identifiers of a XIB's elements, in the form that Interface Builder gives them:
/// `a8F-2k-Xw9`.
///
/// They derive from names, so that two runs and two machines agree, and an element keeps its
/// identifier as long as it keeps its name, wherever it moves.
struct IBIdentifiers {
  private let scope: String
  private var taken: Set<String> = []
  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// `scope` is what tells one XIB's names from another's.
  init(scope: String) {
    self.scope = scope
  }

  /// The identifier of the element `name`. Names of one XIB differ; two whose hashes agree still
  /// get two identifiers.
  mutating func identifier(for name: String) -> String {
    var attempt = 0
    while true {
      let identifier = Self.text(hash: Self.hash("\(scope)/\(name)#\(attempt)"))
      if taken.insert(identifier).inserted { return identifier }
      attempt += 1
    }
  }

  private static func text(hash: UInt64) -> String {
    var rest = hash
    var bytes: [UInt8] = []
    for index in 0..<10 {
      if index == 3 || index == 6 {
        bytes.append(UInt8(ascii: "-"))
      } else {
        bytes.append(digits[Int(rest % 62)])
        rest /= 62
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// FNV-1a with 64 bits, then mixed, as its low bits alone repeat too soon.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}
