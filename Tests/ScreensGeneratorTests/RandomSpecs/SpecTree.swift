/// A spec before it is written: what it says, and what each part of it is.
indirect enum SpecTree: Sendable {
  case text(String, Role)
  case list([SpecTree])
  /// An open mapping holds names that the spec makes up, a closed one the keys of the format.
  case mapping([Entry], isOpen: Bool)

  /// What a text is, and with it which mistakes can be made in it.
  enum Role: Sendable {
    /// A type, with or without a default behind it.
    case type
    /// The name of something that the spec declares.
    case reference
    /// One of a few words, as a kind.
    case choice
    /// A name that the spec makes up.
    case name
    /// What a person reads: any text will do.
    case prose
    /// A word with a meaning, which any other text can replace.
    case word
    /// Something else: a number, a literal, an address.
    case other
  }

  struct Entry: Sendable {
    var key: String
    var value: SpecTree
    /// Whether the spec is wrong without it.
    var isRequired = false
  }
}

extension SpecTree {
  static func keys(_ entries: [Entry?]) -> SpecTree {
    .mapping(entries.compactMap(\.self), isOpen: false)
  }

  static func names(_ entries: [Entry]) -> SpecTree { .mapping(entries, isOpen: true) }

  static func type(_ text: String) -> SpecTree { .text(text, .type) }
  static func reference(_ text: String) -> SpecTree { .text(text, .reference) }
  static func choice(_ text: String) -> SpecTree { .text(text, .choice) }
  static func name(_ text: String) -> SpecTree { .text(text, .name) }
  static func prose(_ text: String) -> SpecTree { .text(text, .prose) }
  static func word(_ text: String) -> SpecTree { .text(text, .word) }
  static func other(_ text: String) -> SpecTree { .text(text, .other) }
  static func references(_ names: [String]) -> SpecTree { .list(names.map(reference)) }
}

extension SpecTree.Entry {
  static func required(_ key: String, _ value: SpecTree) -> Self {
    Self(key: key, value: value, isRequired: true)
  }

  static func optional(_ key: String, _ value: SpecTree) -> Self { Self(key: key, value: value) }
}

// MARK: - Looking and changing

extension SpecTree {
  /// The way to a node: which element of each list or mapping.
  typealias Path = [Int]

  /// The ways to all nodes, each before those below it.
  var paths: [Path] {
    var paths: [Path] = [[]]
    for (index, child) in children.enumerated() {
      paths += child.paths.map { [index] + $0 }
    }
    return paths
  }

  var children: [SpecTree] {
    switch self {
    case .text: []
    case .list(let items): items
    case .mapping(let entries, _): entries.map(\.value)
    }
  }

  subscript(path: Path) -> SpecTree {
    get { path.reduce(self) { $0.children[$1] } }
    set {
      guard let index = path.first else { return self = newValue }
      let rest = Array(path.dropFirst())
      switch self {
      case .text: preconditionFailure("a text has nothing below it")
      case .list(var items):
        items[index][rest] = newValue
        self = .list(items)
      case .mapping(var entries, let isOpen):
        entries[index].value[rest] = newValue
        self = .mapping(entries, isOpen: isOpen)
      }
    }
  }
}
