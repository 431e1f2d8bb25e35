/// Parts are pieces of a stored text that each stand behind a line with the number of their bytes and
/// their fingerprint, to tell one that is whole:
///
/// ```
/// part 11 9b6a5d1f0c314b6e
/// made 0
/// …
/// ```
extension RecordReader {
  package enum Part {
    case whole(RecordReader)
    /// The text ends before the part does, or in something else than the part was.
    case cut
    case damaged
  }

  /// The next part; nil at the end.
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
