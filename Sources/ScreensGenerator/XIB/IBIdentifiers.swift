/// Makes the identifiers of a XIB's elements, in the form that Interface Builder gives them:
/// `a8F-2k-Xw9`.
///
/// They derive from names, so that two runs and two machines agree, and an element keeps its
/// identifier as long as it keeps its name, wherever it moves.
struct IBIdentifiers {
  private let scope: Hash
  /// The numbers that the identifiers so far are made of.
  private var taken: Set<UInt64>

  /// `scope` distinguishes one XIB's names from another's; `count` is how many elements there will
  /// be, more or less.
  init(scope: String, count: Int = 32) {
    self.scope = Hash().adding(scope).adding("/")
    taken = Set(minimumCapacity: count)
  }

  /// The identifier of the element whose name has these parts. Names of one XIB differ; two whose
  /// hashes agree still get two identifiers.
  mutating func identifier(for parts: String...) -> String {
    var name = scope
    for part in parts { name = name.adding(part) }
    name = name.adding("#")
    var attempt = 0
    while true {
      let number = name.adding(attempt == 0 ? "0" : String(attempt)).mixed % Self.count
      if taken.insert(number).inserted { return Self.text(number) }
      attempt += 1
    }
  }

  /// How many identifiers there are: eight characters out of 62.
  private static let count: UInt64 = 218_340_105_584_896

  private static func text(_ number: UInt64) -> String {
    var rest = number
    var text = [UInt8](repeating: UInt8(ascii: "-"), count: 10)
    for index in [0, 1, 2, 4, 5, 7, 8, 9] {
      text[index] = digit(UInt8(rest % 62))
      rest /= 62
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case ..<10: UInt8(ascii: "0") + value
    case ..<36: UInt8(ascii: "A") + value - 10
    default: UInt8(ascii: "a") + value - 36
    }
  }
}

extension IBIdentifiers {
  /// FNV-1a with 64 bits of the texts so far.
  private struct Hash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    func adding(_ text: String) -> Hash {
      var hash = self
      for byte in text.utf8 {
        hash.state = (hash.state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
      return hash
    }

    /// Mixed, as the low bits alone repeat too soon.
    var mixed: UInt64 {
      let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ (mixed >> 33)
    }
  }
}
