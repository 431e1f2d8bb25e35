// What a name of a server has to look like before it may become part of a source.

extension StringProtocol {
  /// Letters, digits and `_`, the first not a digit.
  var isIdentifier: Bool {
    guard let first = utf8.first, first.isOfIdentifier(isFirst: true) else { return false }
    return utf8.allSatisfy { $0.isOfIdentifier(isFirst: false) }
  }

  /// Identifiers with dots between them, as Java writes a class; `$` is for a class within another.
  var isJavaClass: Bool {
    var isStart = true
    for byte in utf8 {
      let isSeparator = ".$".utf8.contains(byte)
      guard isSeparator ? !isStart : byte.isOfIdentifier(isFirst: isStart) else { return false }
      isStart = isSeparator
    }
    return !isStart
  }

  /// One part of the path of a service: letters, digits, `-`, `_` and `.`.
  var isPathPart: Bool {
    !isEmpty
      && utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) }
      && contains { $0 != "." }
  }

  /// The end of a path of which a Swift method can have the name: `get-accounts`.
  var isMethodPath: Bool {
    guard let first = utf8.first, first.isOfIdentifier(isFirst: true) else { return false }
    return utf8.allSatisfy { $0.isOfIdentifier(isFirst: false) || $0 == UInt8(ascii: "-") }
  }

  /// The path of a service: `/bank.account`.
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
  /// Whether its path is one, and its names can be those of a Swift method.
  var isWellNamed: Bool {
    pathEnd.isMethodPath && parameters.allSatisfy(\.name.isIdentifier)
      && Set(parameters.map(\.name)).count == parameters.count
      && resultClass?.isJavaClass ?? true
  }
}
