import SourceText

/// The language of specs. It has the mappings that a file can be; all other mappings are reached
/// from these.
package struct Language: Sendable {
  /// The mappings that a file can be, each identified by its first key. A file without any of these
  /// keys is treated as the first mapping.
  package let files: [Mapping]
  /// The title of the reference. It is followed by `intro`.
  package let title: String
  package let intro: String

  package init(title: String, intro: String = "", files: [Mapping]) {
    self.title = title
    self.intro = intro
    self.files = files
  }

  /// Returns the mapping of a file with these keys, or nil if none of them identifies a mapping.
  package func file(with keys: [String]) -> Mapping? {
    files.first { keys.contains($0.names[0]) }
  }

  /// A key at a place where it can be written.
  package struct Occurrence: Sendable {
    package let key: KeyRow
    package let mapping: Mapping
    /// The keys that lead to the key, and the key itself, with `<name>` for a name that the spec
    /// declares.
    package let path: [String]
    /// The mapping of the file.
    package let file: Mapping

    /// The keys of the path, without the placeholders for names.
    package var keys: [String] { path.filter { !$0.hasPrefix("<") } }
  }

  /// Every key at every place where it can be written, in the order of the tables. A value that
  /// occurs within itself, such as an argument in an argument, counts once.
  package var occurrences: [Occurrence] {
    files.flatMap { file in Self.occurrences(in: .keys(file), at: [], of: file) }
  }

  /// Every mapping once, in the order of the first uses.
  package var mappings: [Mapping] {
    occurrences.map(\.mapping).eachOnce(by: \.name)
  }

  private static func occurrences(
    in value: ValueForm, at path: [String], of file: Mapping, within names: Set<String> = []
  ) -> [Occurrence] {
    switch value {
    case .text, .flag, .number, .type, .choice: []
    case .list(let item, _):
      occurrences(in: item, at: path, of: file, within: names)
    case .keys(let mapping):
      mapping.keys.flatMap { key in
        [Occurrence(key: key, mapping: mapping, path: path + [key.name], file: file)]
          + occurrences(in: key.value, at: path + [key.name], of: file, within: names)
      } + (mapping.others.map { occurrences(in: $0, at: path, of: file, within: names) } ?? [])
    case .names(let text, let value, _):
      occurrences(in: value, at: path + ["<\(text.placeholder)>"], of: file, within: names)
    case .either(let values):
      values.flatMap { occurrences(in: $0, at: path, of: file, within: names) }
    case .steps(let value):
      occurrences(in: value, at: path, of: file, within: names)
    case .shared(let name, let value):
      names.contains(name)
        ? [] : occurrences(in: value(), at: path, of: file, within: names.union([name]))
    }
  }
}

extension TextForm {
  /// The placeholder in paths for a name that the spec declares.
  fileprivate var placeholder: String {
    if case .declares(let thing)? = role { thing.rawValue } else { "name" }
  }
}
