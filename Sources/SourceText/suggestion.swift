/// Returns the end of a message: `"; did you mean 'title'?"` if a known name is similar to `name`,
/// or otherwise an empty text.
package func suggestion(for name: String, in known: some Sequence<String>) -> String {
  guard let best = nearest(to: name, in: known) else { return "" }
  return "; did you mean '\(best)'?"
}

/// Returns the end of a message: a suggestion if a known name is similar to `name`, or otherwise
/// `other`.
package func suggestion(
  for name: String, in known: some Sequence<String>, else other: @autoclosure () -> String
) -> String {
  let hint = suggestion(for: name, in: known)
  return hint.isEmpty ? other() : hint
}

/// Returns the known name with the fewest typing mistakes relative to `name`, if they are few
/// enough for a typo: at most a third of the length, and not the whole name. The first of several
/// equally similar names is returned. If there is none, returns the only name that begins with
/// `name`, such as `minimum` for `min`.
///
/// `limit` is the maximum number of mistakes. With a limit, a name that only begins with `name` is
/// not returned.
package func nearest(
  to name: String, in known: some Sequence<String>, within limit: Int = .max
) -> String? {
  let written = Array(name.lowercased())
  guard (1...64).contains(written.count) else { return nil }
  let acceptsBeginning = limit == .max
  var limit = min(max(1, (written.count + 1) / 3), written.count - 1, limit)
  var best: String?
  // A candidate is compared to its end only if it is more similar than the best so far. A character
  // has at least one byte, so a name that is too short does not have to be split into characters.
  for candidate in known where limit >= 0 && candidate != name {
    guard candidate.utf8.count >= written.count - limit else { continue }
    let letters = Array(candidate.lowercased())
    guard abs(letters.count - written.count) <= limit else { continue }
    if let distance = typingDistance(written, letters, within: limit) {
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
private func typingDistance(_ from: [Character], _ to: [Character], within limit: Int) -> Int? {
  var beforeLast: [Int] = []
  var last = Array(0...to.count)
  for i in from.indices {
    var row = [i + 1]
    row.reserveCapacity(to.count + 1)
    for j in to.indices {
      let replaced = last[j] + (from[i] == to[j] ? 0 : 1)
      var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    // A swap reaches back two rows.
    if min(row.min() ?? 0, last.min() ?? 0) > limit { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[to.count] <= limit ? last[to.count] : nil
}
