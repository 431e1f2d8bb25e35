/// The known name that is made of the same words as `name`, however far apart their letters are: of
/// `getGroupEntrysWithGroupId` it is `getGroupEntriesWithGroupId`. Plurals are like singulars, and
/// one word may be missing or too many, if only one name is so near.
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
  /// `lrmb`, `category`, `service` and `v7` of `LRMBCategoriesService_v7`: its words, without the
  /// endings of plurals.
  fileprivate var stems: [String] {
    var words: [String] = []
    var isNew = true
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      if letter == "_" || letter == "-" {
        isNew = true
        continue
      }
      // The last capital of several begins the next word.
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
  /// The elements of these and of `others`, both sorted, that the other one lacks.
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
