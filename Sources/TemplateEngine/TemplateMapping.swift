/// Values under their names, in the order in which they were given; no name is there twice.
///
/// ```swift
/// var mapping: TemplateMapping = ["name": "title", "isPale": false]
/// mapping["isPale"] = true
/// mapping.merge(["name": "label", "lines": 2])  // name: label, isPale: true, lines: 2
/// ```
///
/// A mapping is looked through from its start: those of templates have a few dozen names at most,
/// and are made far more often than a hash table for them would pay.
package struct TemplateMapping: Sendable {
  private(set) package var entries: [(Key, TemplateValue)]

  /// The value of that name; nil takes the name away.
  package subscript(key: Key) -> TemplateValue? {
    get { index(of: key).map { entries[$0].1 } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): entries[index].1 = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  package mutating func merge(_ other: TemplateMapping) {
    entries.reserveCapacity(entries.count + other.entries.count)
    for (key, value) in other.entries { self[key] = value }
  }

  /// The mapping with the entries of `other`, whose values go before its own.
  package consuming func merging(_ other: TemplateMapping) -> TemplateMapping {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Where the entry of that name stands.
  func index(of key: Key) -> Int? {
    entries.firstIndex { $0.0 == key }
  }
}

extension TemplateMapping: ExpressibleByDictionaryLiteral {
  /// A name that the literal has twice is a mistake of the programmer's, for debug builds to find.
  package init(dictionaryLiteral entries: (Key, TemplateValue)...) {
    self.init(distinct: entries)
  }

  init(distinct entries: [(Key, TemplateValue)]) {
    self.entries = entries
    assert(hasDistinctKeys, "a name stands twice in a mapping")
  }

  /// What a document says, of any size: the last value of a name is the one that counts.
  package init(_ pairs: some Sequence<(String, TemplateValue)>) {
    entries = []
    var places: [Key: Int] = [:]
    for (name, value) in pairs {
      let key = Key(name)
      if let place = places[key] {
        entries[place].1 = value
      } else {
        places[key] = entries.count
        entries.append((key, value))
      }
    }
  }

  private var hasDistinctKeys: Bool {
    entries.indices.allSatisfy { index(of: entries[$0].0) == $0 }
  }
}

/// Two mappings are equal when they have equal values under equal names, in whatever order.
extension TemplateMapping: Hashable {
  package static func == (left: TemplateMapping, right: TemplateMapping) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { key, value in right[key] == value }
  }

  package func hash(into hasher: inout Hasher) {
    var hash = 0
    for (key, value) in entries {
      var entry = Hasher()
      entry.combine(key)
      entry.combine(value)
      hash ^= entry.finalize()
    }
    hasher.combine(hash)
  }
}
