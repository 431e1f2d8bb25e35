extension Array where Element: Hashable {
  /// Each element once, in the order of the first of its kind.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
