extension Sequence {
  /// Returns the first element for each key, in order.
  package func eachOnce<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
