// The forms that names from a server must have before they may become part of source code.

extension StringProtocol {
  /// Whether the text consists of letters, digits and `_`, and does not begin with a digit.
  var isIdentifier: Bool {
    guard let first = utf8.first, first.isOfIdentifier(isFirst: true) else { return false }
    return utf8.allSatisfy { $0.isOfIdentifier(isFirst: false) }
  }

  /// Whether the text is a Java class name: identifiers separated by dots, or by `$` for a nested
  /// class.
  var isJavaClass: Bool {
    var isStart = true
    for byte in utf8 {
      let isSeparator = ".$".utf8.contains(byte)
      guard isSeparator ? !isStart : byte.isOfIdentifier(isFirst: isStart) else { return false }
      isStart = isSeparator
    }
    return !isStart
  }

  /// Whether the text is one part of a service path: letters, digits, `-`, `_` and `.`.
  var isPathPart: Bool {
    !isEmpty
      && utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) }
      && contains { $0 != "." }
  }

  /// Whether the text is the end of a path from which the name of a Swift method can be made, such
  /// as `get-accounts`.
  var isMethodPath: Bool {
    guard let first = utf8.first, first.isOfIdentifier(isFirst: true) else { return false }
    return utf8.allSatisfy { $0.isOfIdentifier(isFirst: false) || $0 == UInt8(ascii: "-") }
  }

  /// Whether the text is the path of a service, such as `/bank.account`.
  var isServicePath: Bool { first == "/" && dropFirst().isPathPart }
}

extension UInt8 {
  fileprivate func isOfIdentifier(isFirst: Bool) -> Bool {
    isLetter || self == UInt8(ascii: "_") || isDigit && !isFirst
  }

  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension ServiceMethod {
  /// Whether the path is valid, and the names can be those of a Swift method.
  var isWellNamed: Bool {
    pathEnd.isMethodPath && parameters.allSatisfy(\.name.isIdentifier)
      && Set(parameters.map(\.name)).count == parameters.count
      && resultClass?.isJavaClass ?? true
  }
}
