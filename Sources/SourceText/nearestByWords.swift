/// Returns the known name that consists of the same words as `name`, however different their
/// letters are: `getGroupEntriesWithGroupId` for `getGroupEntrysWithGroupId`. Plurals are treated
/// as singulars. One word may be missing or superfluous, if only one name is so similar.
package func nearestByWords(to name: String, in known: some Sequence<String>) -> String? {
  let written = name.stems
  var nearest: [String] = []
  var least = 1
  for candidate in known where candidate != name && !nearest.contains(candidate) {
    let stems = candidate.stems
    let difference = stems.difference(written).count
    let shared = (stems.count + written.count - difference) / 2
    guard difference == 0 ? shared > 0 : difference <= least && shared > 1 else { continue }
    if difference < least { nearest = [] }
    least = difference
    nearest.append(candidate)
  }
  return least == 0 || nearest.count == 1 ? nearest.first : nil
}

extension String {
  /// The words of the name without plural endings, such as `lrmb`, `category`, `service` and `v7`
  /// for `LRMBCategoriesService_v7`.
  fileprivate var stems: [String] {
    var words: [String] = []
    var isNew = true
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      if letter == "_" || letter == "-" {
        isNew = true
        continue
      }
      // The last of several capitals begins the next word.
      let endsCapitals =
        letter.isUppercase && letters.indices.contains(index + 1) && letters[index + 1].isLowercase
      if index > 0, letter.isUppercase, !letters[index - 1].isUppercase || endsCapitals {
        isNew = true
      }
      if isNew { words.append("") }
      isNew = false
      words[words.count - 1] += letter.lowercased()
    }
    return words.map(\.singular).sorted()
  }

  fileprivate var singular: String {
    if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
    if ["ses", "xes", "ches", "shes"].contains(where: hasSuffix) { return String(dropLast(2)) }
    return hasSuffix("s") && !hasSuffix("ss") && count > 3 ? String(dropLast()) : self
  }
}

extension [String] {
  /// Returns the elements of this array and of `others` that the other one lacks.
  fileprivate func difference(_ others: [String]) -> [String] {
    var rest = others
    let own = filter { element in
      guard let index = rest.firstIndex(of: element) else { return true }
      rest.remove(at: index)
      return false
    }
    return own + rest
  }
}
