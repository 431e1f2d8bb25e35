/// Values by name, in the order in which they were added. Each name occurs once.
///
/// ```swift
/// var mapping: TemplateMapping = ["name": "title", "isPale": false]
/// mapping["isPale"] = true
/// mapping.merge(["name": "label", "lines": 2])  // name: label, isPale: true, lines: 2
/// ```
///
/// Lookup is a linear search, because the mappings of templates have a few dozen names at most, and
/// are created too often for a hash table to be worthwhile.
package struct TemplateMapping: Sendable {
  private(set) package var entries: [(String, TemplateValue)]

  /// The value of that name. Setting nil removes the name.
  package subscript(name: String) -> TemplateValue? {
    get { index(of: name).map { entries[$0].1 } }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let value?): entries[index].1 = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((name, value))
      case (nil, nil): break
      }
    }
  }

  package mutating func merge(_ other: TemplateMapping) {
    entries.reserveCapacity(entries.count + other.entries.count)
    for (name, value) in other.entries { self[name] = value }
  }

  /// Returns the mapping with the entries of `other`, whose values take precedence.
  package consuming func merging(_ other: TemplateMapping) -> TemplateMapping {
    var merged = self
    merged.merge(other)
    return merged
  }

  private func index(of name: String) -> Int? {
    // Most names differ in their length, which is compared first.
    entries.firstIndex { $0.0.utf8.count == name.utf8.count && $0.0 == name }
  }
}

extension TemplateMapping: ExpressibleByDictionaryLiteral {
  /// Creates a mapping from a literal. A duplicate name is a programming error that debug builds
  /// detect.
  package init(dictionaryLiteral entries: (String, TemplateValue)...) {
    self.init(distinct: entries)
  }

  init(distinct entries: [(String, TemplateValue)]) {
    self.entries = entries
    assert(hasDistinctKeys, "a name is in a mapping twice")
  }

  /// Creates a mapping from the data of a document of any size. The last value of a name counts.
  package init(_ pairs: some Sequence<(String, TemplateValue)>) {
    entries = []
    var indexes: [String: Int] = [:]
    for (name, value) in pairs {
      if let index = indexes[name] {
        entries[index].1 = value
      } else {
        indexes[name] = entries.count
        entries.append((name, value))
      }
    }
  }

  private var hasDistinctKeys: Bool {
    entries.indices.allSatisfy { index(of: entries[$0].0) == $0 }
  }
}

/// Two mappings are equal if they have equal values under equal names, in any order.
extension TemplateMapping: Hashable {
  package static func == (left: TemplateMapping, right: TemplateMapping) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { name, value in right[name] == value }
  }

  package func hash(into hasher: inout Hasher) {
    var hash = 0
    for (name, value) in entries {
      var entry = Hasher()
      entry.combine(name)
      entry.combine(value)
      hash ^= entry.finalize()
    }
    hasher.combine(hash)
  }
}
