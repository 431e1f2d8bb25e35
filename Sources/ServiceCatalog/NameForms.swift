// What a name of a server has to look like before it may become part of a source.

extension StringProtocol {
  /// Letters, digits and `_`, the first not a digit.
  var isIdentifier: Bool {
    guard let first = utf8.first, !first.isDigit else { return false }
    return utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  /// Identifiers with dots between them, as Java writes a class; `$` is for a class within another.
  var isJavaClass: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.split(separator: "$", omittingEmptySubsequences: false).allSatisfy(\.isIdentifier)
    }
  }

  /// One part of the path of a service: letters, digits, `-`, `_` and `.`.
  var isPathPart: Bool {
    !isEmpty
      && utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) }
      && contains { $0 != "." }
  }

  /// The path of a service: `/bank.account`.
  var isServicePath: Bool { first == "/" && dropFirst().isPathPart }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension ServiceMethod {
  /// Whether its path is one, and its names can be those of a Swift method.
  var isWellNamed: Bool {
    pathEnd.isPathPart && name.isIdentifier && parameters.allSatisfy(\.name.isIdentifier)
      && Set(parameters.map(\.name)).count == parameters.count
      && resultClass?.isJavaClass ?? true
  }
}
