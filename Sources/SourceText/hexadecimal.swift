extension BinaryInteger {
  /// Returns the number in hexadecimal with at least that many digits:
  /// `(10).hexadecimal(digits: 4)` is `000A`.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
