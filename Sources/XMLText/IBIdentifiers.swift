/// Makes the identifiers of a XIB's elements, in the form of Interface Builder: `a8F-2k-Xw9`.
///
/// They are derived from names, so that they are the same in every run and on every machine. An
/// element keeps its identifier as long as it keeps its name, wherever it moves.
package struct IBIdentifiers {
  /// The hash of the common prefix of all names.
  private let scope: UInt64
  /// The numbers of the identifiers so far.
  private var taken: Set<UInt64> = []

  /// Creates the identifiers of a XIB. `scope` distinguishes its names from those of other XIBs.
  package init(scope: String) {
    self.scope = Self.hash(of: scope + "/", after: 0xCBF2_9CE4_8422_2325)
  }

  /// Returns the identifier of the element of that name. The names in one XIB differ; two with the
  /// same hash still get two identifiers.
  package mutating func identifier(for name: String) -> String {
    let named = Self.hash(of: name, after: scope)
    var attempt = 0
    while true {
      let number = Self.mixed(Self.hash(of: "#\(attempt)", after: named)) % Self.count
      if taken.insert(number).inserted { return Self.text(number) }
      attempt += 1
    }
  }

  /// Returns the 64-bit FNV-1a hash of a text that follows one with the given hash.
  private static func hash(of text: String, after hash: UInt64) -> UInt64 {
    text.utf8.reduce(hash) { hash, byte in (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Mixes the bits of the hash, whose low bits alone repeat too soon.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let mixed = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }

  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// The number of identifiers: eight characters out of 62.
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
