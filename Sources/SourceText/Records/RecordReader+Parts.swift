/// Parts are pieces of a stored text. Before each is a line with its number of bytes and its
/// fingerprint, which show whether the part is complete:
///
/// ```
/// part 11 9b6a5d1f0c314b6e
/// made 0
/// …
/// ```
extension RecordReader {
  package enum Part {
    case whole(RecordReader)
    /// The text ends before the part does, or the bytes of the part are not those that were
    /// written.
    case cut
    case damaged
  }

  /// Reads the next part. Returns nil at the end.
  package mutating func part() -> Part? {
    if isAtEnd { return nil }
    guard let head = line() else { return .cut }
    var reader = RecordReader(head + "\n")
    guard reader.take("part "), let count = reader.count(before: " "),
      let fingerprint = reader.fingerprint(before: "\n")
    else { return .damaged }
    guard let body = bytes(count) else { return .cut }
    if Fingerprint(of: body) == fingerprint { return .whole(RecordReader(body)) }
    return isAtEnd ? .cut : .damaged
  }
}
