extension KeyedTree {
  /// Returns the keys of sibling elements, in order. `roles` has the constraints that match those
  /// of the base.
  static func keys(
    of children: [Element], in parent: Key, isInside: Bool, like base: KeyedTree?,
    roles: ConstraintMatches?, marking mark: String
  ) -> [Key] {
    var keys: [Key] = children.map { child in
      if isInside, !child.isConnection, let id = child["id"], !id.contains("/") {
        return "#\(roles?.identifiers[id] ?? id)"
      }
      return "\(parent)/\(child.label)"
    }
    let known = base?[parent]?.children ?? []
    let groups = Dictionary(grouping: keys.indices) { keys[$0] }
    for (key, places) in groups where !isObject(key) {
      let others = known.filter { $0 == key || $0.hasPrefix(key + "~") }
      if places.count == 1, others.isEmpty || others == [key] { continue }
      let elements = places.map { children[$0] }
      let matches = aligned(elements, others.compactMap { base?[$0]?.element })
      var added = 0
      for (place, match) in zip(places, matches) {
        if let match {
          keys[place] = others[match]
        } else {
          keys[place] = "\(key)~\(mark)\(added)"
          added += 1
        }
      }
    }
    return keys
  }

  /// Returns whether the key is an identifier, by which the element is found anywhere.
  static func isObject(_ key: Key) -> Bool { key.hasPrefix("#") && !key.contains("/") }

  /// Returns for each of `elements` the index in `others` of its earlier version. Equal elements
  /// are matched in order, and then as many of the rest as there are between the same neighbours on
  /// both sides.
  private static func aligned(_ elements: [Element], _ others: [Element]) -> [Int?] {
    let texts = elements.map(\.canonical)
    let otherTexts = others.map(\.canonical)
    var matches = [Int?](repeating: nil, count: elements.count)
    for (place, other) in commonSubsequence(texts, otherTexts) { matches[place] = other }
    var start = 0
    var otherStart = 0
    for end in 0...elements.count where end == elements.count || matches[end] != nil {
      let otherEnd = end == elements.count ? others.count : matches[end] ?? others.count
      if end - start == otherEnd - otherStart {
        for offset in 0..<(end - start) { matches[start + offset] = otherStart + offset }
      }
      start = end + 1
      otherStart = otherEnd + 1
    }
    return matches
  }

  /// Returns the index pairs of a longest common subsequence, or of the common start if the lists
  /// are too long to compare.
  private static func commonSubsequence(_ left: [String], _ right: [String]) -> [(Int, Int)] {
    guard left.count * right.count <= 1_000_000 else {
      return zip(left, right).prefix { $0 == $1 }.indices.map { ($0, $0) }
    }
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i][j] =
          left[i] == right[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}

extension Element {
  var isConnection: Bool {
    ["outlet", "outletCollection", "action", "segue"].contains(name)
  }

  /// The text that distinguishes an element without an identifier from its siblings, as far as an
  /// attribute does: `rect frame`, `outlet urlTextField`.
  fileprivate var label: String {
    let names: [String]
    switch name {
    case "outlet": names = ["property"]
    case "outletCollection": names = ["property", "destination"]
    case "action": names = ["selector", "destination", "eventType"]
    default: names = ["key", "keyPath", "identifier", "reference", "name", "placeholderIdentifier"]
    }
    let values = names.compactMap { self[$0] }
    return isConnection
      ? ([name] + values).joined(separator: " ")
      : ([kind] + values.prefix(1)).joined(separator: " ")
  }

  /// The kind of the element, which is not always its name: a colour may be one of several
  /// elements.
  private var kind: String { isColor ? "color" : isSimulated ? "simulated" : name }

  /// The element as text that does not depend on its formatting.
  fileprivate var canonical: String {
    let attributes = values.sorted { $0.key < $1.key }.map {
      "\($0.key)=\($0.value.debugDescription)"
    }
    return "<\(name) \(attributes.joined(separator: " "))>\(ownText ?? "")"
      + elements.map(\.canonical).joined() + "</>"
  }
}
