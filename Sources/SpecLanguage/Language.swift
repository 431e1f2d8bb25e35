import SourceText

/// The language of specs: the mappings that a whole file can be. All other mappings are reached
/// from these.
package struct Language: Sendable {
  /// What a file can describe, each known by its first key. The first is what a file without any of
  /// these keys is taken for.
  package let files: [Mapping]
  /// How its reference begins.
  package let title: String
  package let intro: String

  package init(title: String, intro: String = "", files: [Mapping]) {
    self.title = title
    self.intro = intro
    self.files = files
  }

  /// What a file with these keys describes; nil if none of them says it.
  package func file(with keys: [String]) -> Mapping? {
    files.first { keys.contains($0.names[0]) }
  }

  /// A key where it can be written.
  package struct Occurrence: Sendable {
    package let key: Key
    package let mapping: Mapping
    /// The keys that lead to it, with `<name>` for names of the spec's own.
    package let path: [String]
    /// What the file describes.
    package let file: Mapping

    /// The keys of the path.
    package var keys: [String] { path.filter { !$0.hasPrefix("<") } }
  }

  /// Every key, wherever it can be written, in the order of the tables. What is within itself, as
  /// an argument in an argument, counts once.
  package var occurrences: [Occurrence] {
    files.flatMap { file in Self.occurrences(in: .keys(file), at: [], of: file) }
  }

  /// Every mapping once, in the order of its first use.
  package var mappings: [Mapping] {
    occurrences.map(\.mapping).eachOnce(by: \.name)
  }

  private static func occurrences(
    in value: Value, at path: [String], of file: Mapping, within names: Set<String> = []
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

extension Text {
  /// What a path shows for a name of the spec's own.
  fileprivate var placeholder: String {
    if case .declares(let thing)? = role { thing.rawValue } else { "name" }
  }
}
