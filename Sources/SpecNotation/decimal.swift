/// Returns an integer of the core schema as written in JSON: `decimal("+012")` is `12`, and
/// `decimal("0x1F")` is `31`. It can be of any size.
func decimal(_ integer: String) -> String {
  var digits = Substring(integer)
  if digits.hasPrefix("0x") { return decimal(digits.dropFirst(2), radix: 16) }
  if digits.hasPrefix("0o") { return decimal(digits.dropFirst(2), radix: 8) }
  let isNegative = digits.first == "-"
  if isNegative || digits.first == "+" { digits.removeFirst() }
  digits = digits.drop { $0 == "0" }
  if digits.isEmpty { return "0" }
  return isNegative ? "-" + digits : String(digits)
}

/// Converts digits to decimal by multiplying and adding groups of nine decimal digits, lowest
/// first.
private func decimal(_ digits: Substring, radix: Int) -> String {
  let group = 1_000_000_000
  var groups = [0]
  for digit in digits {
    var carry = digit.hexDigitValue ?? 0
    for index in groups.indices {
      let value = groups[index] * radix + carry
      groups[index] = value % group
      carry = value / group
    }
    if carry > 0 { groups.append(carry) }
  }
  let rest = groups.dropLast().reversed().map { value in
    let text = String(value)
    return String(repeating: "0", count: 9 - text.count) + text
  }
  return String(groups[groups.count - 1]) + rest.joined()
}
