/// Makes the identifiers of a XIB's elements, in the form that Interface Builder gives them:
/// `a8F-2k-Xw9`.
///
/// They derive from names, so that two runs and two machines agree, and an element keeps its
/// identifier as long as it keeps its name, wherever it moves.
struct IBIdentifiers {
  /// The hash of what all names begin with.
  private let scope: UInt64
  /// The numbers that the identifiers so far are made of.
  private var taken: Set<UInt64> = []

  /// `scope` distinguishes one XIB's names from another's.
  init(scope: String) { self.scope = Self.hash(of: scope + "/", after: 0xCBF2_9CE4_8422_2325) }

  /// The identifier of the element of that name. Names of one XIB differ; two whose hashes agree
  /// still get two identifiers.
  mutating func identifier(for name: String) -> String {
    let named = Self.hash(of: name, after: scope)
    var attempt = 0
    while true {
      let number = Self.mixed(Self.hash(of: "#\(attempt)", after: named)) % Self.count
      if taken.insert(number).inserted { return Self.text(number) }
      attempt += 1
    }
  }

  /// FNV-1a with 64 bits, of a text behind one with that hash.
  private static func hash(of text: String, after hash: UInt64) -> UInt64 {
    text.utf8.reduce(hash) { hash, byte in (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// The low bits of the hash alone repeat too soon.
  private static func mixed(_ hash: UInt64) -> UInt64 {
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
