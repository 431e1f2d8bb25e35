/// Makes the identifiers of a XIB's elements, in the form that Interface Builder gives them:
/// `a8F-2k-Xw9`.
///
/// They derive from names, so that two runs and two machines agree, and an element keeps its
/// identifier as long as it keeps its name, wherever it moves.
struct IBIdentifiers {
  private let scope: String
  /// The numbers that the identifiers so far are made of.
  private var taken: Set<UInt64> = []

  /// `scope` distinguishes one XIB's names from another's.
  init(scope: String) { self.scope = scope }

  /// The identifier of the element of that name. Names of one XIB differ; two whose hashes agree
  /// still get two identifiers.
  mutating func identifier(for name: String) -> String {
    var attempt = 0
    while true {
      let number = Self.hash(of: "\(scope)/\(name)#\(attempt)") % Self.count
      if taken.insert(number).inserted { return Self.text(number) }
      attempt += 1
    }
  }

  /// FNV-1a with 64 bits, mixed, as the low bits alone repeat too soon.
  private static func hash(of text: String) -> UInt64 {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let mixed = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }

  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// How many identifiers there are: eight characters out of 62.
  private static let count: UInt64 = 218_340_105_584_896

  private static func text(_ number: UInt64) -> String {
    var rest = number
    var text = Array("000-00-000".utf8)
    for index in [0, 1, 2, 4, 5, 7, 8, 9] {
      text[index] = digits[Int(rest % 62)]
      rest /= 62
    }
    return String(decoding: text, as: UTF8.self)
  }
}
