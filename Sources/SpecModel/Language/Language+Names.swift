import SourceText

extension Language {
  /// Returns the keys that `name` may be a misspelling of. They have the most similar last part,
  /// and are in the same mapping if the parts before it lead to one.
  package func names(near name: String) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    let before = Array(parts.dropLast())
    let beside = occurrences.filter { $0.keys.dropLast().suffix(before.count) == before[...] }
    if !before.isEmpty, let near = nearest(to: last, in: beside.map(\.key.name)) {
      return [(before + [near]).joined(separator: ".")]
    }
    let names = occurrences.map(\.key.name)
    if names.contains(last) { return [last] }
    return nearest(to: last, in: names).map { [$0] } ?? []
  }
}
