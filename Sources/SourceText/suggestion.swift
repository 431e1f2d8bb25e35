/// Suggestions of names in messages.
package enum Suggestions {
  /// Whether messages suggest nothing, because there are too many of them.
  @TaskLocal package static var areLeftOut = false
}

/// Returns the end of a message: `"; did you mean 'title'?"` if a known name is similar to `name`,
/// or otherwise an empty text.
package func suggestion<Names: Sequence<String>>(
  for name: String, in known: @autoclosure () -> Names
) -> String {
  guard let best = nearest(to: name, in: known()) else { return "" }
  return "; did you mean '\(best)'?"
}

/// Returns the end of a message: a suggestion if a known name is similar to `name`, or otherwise
/// `other`.
package func suggestion<Names: Sequence<String>>(
  for name: String, in known: @autoclosure () -> Names, else other: @autoclosure () -> String
) -> String {
  let hint = suggestion(for: name, in: known())
  return hint.isEmpty ? other() : hint
}

/// Returns the known name with the fewest typing mistakes relative to `name`, if they are few
/// enough for a typo: at most a third of the length, and not the whole name. The first of several
/// equally similar names is returned. If there is none, returns the only name that begins with
/// `name`, such as `minimum` for `min`.
///
/// `limit` is the maximum number of mistakes. With a limit, a name that only begins with `name` is
/// not returned.
package func nearest<Names: Sequence<String>>(
  to name: String, in names: @autoclosure () -> Names, within limit: Int = .max
) -> String? {
  if Suggestions.areLeftOut { return nil }
  let written = Array(name.lowercased())
  // The opposite of a name is not a slip.
  guard (1...64).contains(written.count), !name.hasPrefix("not ") else { return nil }
  let known = names()
  let acceptsBeginning = limit == .max
  var limit = min(max(1, (written.count + 1) / 3), written.count - 1, limit)
  let bytes = name.lowercasedASCII
  var best: String?
  // A candidate is compared to its end only if it is more similar than the best so far. A character
  // has at least one byte, so a name that is too short does not have to be split into characters.
  for candidate in known where limit >= 0 && candidate != name {
    guard candidate.utf8.count >= written.count - limit else { continue }
    let distance: Int?
    if let bytes, let others = candidate.lowercasedASCII {
      distance = typingDistance(bytes, others, within: limit)
    } else {
      distance = typingDistance(written, Array(candidate.lowercased()), within: limit)
    }
    if let distance {
      best = candidate
      limit = distance - 1
    }
  }
  if best == nil, acceptsBeginning { return completion(of: name, in: known) }
  return best
}

/// Returns the two known names with the fewest typing mistakes relative to `name`, however many
/// these are.
package func nearestTwo(to name: String, in known: some Sequence<String>) -> [String] {
  let written = Array(name.lowercased().prefix(64))
  let distances = known.map { candidate in
    let letters = Array(candidate.lowercased().prefix(64))
    return (candidate, typingDistance(written, letters, within: 64) ?? 64)
  }
  return distances.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    .prefix(2).map(\.element.0)
}

/// Returns the only known name that begins with `name`, or nil if there are none or several.
private func completion(of name: String, in known: some Sequence<String>) -> String? {
  let start = name.lowercased()
  guard start.utf8.count > 2 else { return nil }
  let names = Set(known.filter { $0 != name && $0.lowercased().hasPrefix(start) })
  return names.count == 1 ? names.first : nil
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one
/// text into the other, or nil if it exceeds `limit`.
private func typingDistance<Letter: Equatable>(
  _ from: [Letter], _ to: [Letter], within limit: Int
) -> Int? {
  if abs(from.count - to.count) > limit { return nil }
  var beforeLast = Array(repeating: 0, count: to.count + 1)
  var last = Array(0...to.count)
  var row = beforeLast
  var lastLeast = 0
  for i in from.indices {
    row[0] = i + 1
    var least = row[0]
    for j in to.indices {
      let replaced = last[j] + (from[i] == to[j] ? 0 : 1)
      var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row[j + 1] = distance
      least = min(least, distance)
    }
    // A swap reaches back two rows.
    if min(least, lastLeast) > limit { return nil }
    lastLeast = least
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[to.count] <= limit ? last[to.count] : nil
}

extension String {
  /// The bytes in lower case if each of them is a character, or nil. Splitting a text into
  /// characters takes ten times as long.
  fileprivate var lowercasedASCII: [UInt8]? {
    // A line feed belongs to the character of a carriage return.
    guard utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else { return nil }
    return utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
  }
}
