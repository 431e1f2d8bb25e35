extension String {
  /// The word as a shell reads it back.
  package var quotedForShell: String {
    let plain = unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "/._-+=:@,".unicodeScalars.contains($0)
    }
    if plain, !isEmpty { return self }
    if unicodeScalars.contains(where: { $0.value < 0x20 }) {
      return "$'" + unicodeScalars.map(Self.escaped).joined() + "'"
    }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Returns the character as written between `$'` and `'`.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'", "\\": "\\\(scalar)"
    case "\0"..<" ": "\\" + String(scalar.value + 0o1000, radix: 8).dropFirst()
    default: String(scalar)
    }
  }
}
