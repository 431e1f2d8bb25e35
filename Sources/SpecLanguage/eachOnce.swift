extension Sequence {
  /// Each element whose `key` no other has before it.
  package func eachOnce<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
