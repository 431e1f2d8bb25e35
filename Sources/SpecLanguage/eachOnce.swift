extension Sequence {
  /// Each element whose `key` no other has before it.
  package func eachOnce(by key: (Element) -> some Hashable) -> [Element] {
    var seen: Set<AnyHashable> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
