import SourceText

extension Command {
  /// The commands that `words` name: one, or all of a group such as `spec`.
  static func all(named words: some Collection<String>) -> [Command] {
    let name = words.joined(separator: " ")
    return all.filter { $0.name == name || $0.name.hasPrefix(name + " ") }
  }

  /// The command that the first one or two of `words` name, and the words after it.
  static func command(
    in words: [String]
  ) throws(Failure) -> (command: Command, rest: ArraySlice<String>) {
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ")
      if let command = all.first(where: { $0.name == name }) {
        return (command, words.dropFirst(count))
      }
    }
    throw .usage(problem(with: words.prefix { !$0.hasPrefix("-") }))
  }

  /// Why `words` are not a command.
  private static func problem(with words: ArraySlice<String>) -> String {
    guard let first = words.first else {
      return "the command comes first, then its options"
    }
    let group = all(named: [first]).map { "'\($0.name)'" }.joined(separator: ", ")
    let two = words.prefix(2).joined(separator: " ")
    if !group.isEmpty {
      let names = all.map(\.name)
      return words.count == 1
        ? "'\(first)' is not complete; there is \(group)"
        : "unknown command '\(two)'"
          + (nearest(to: two, in: names).map { "; did you mean '\($0)'?" } ?? "; there is \(group)")
    }
    if let name = nearest(to: two, in: all.map(\.name).filter { $0.contains(" ") }) {
      return "unknown command '\(two)'; did you mean '\(name)'?"
    }
    return "unknown command '\(first)'\(suggestion(for: first))"
  }

  /// The command that is near `word`, or that it is a part of, as `parse` is of `spec parse`.
  private static func suggestion(for word: String) -> String {
    let names = all.map(\.name)
    let near =
      nearest(to: word, in: names)
      ?? names.first { $0.split(whereSeparator: { "- ".contains($0) }).contains { $0 == word } }
    return near.map { "; did you mean '\($0)'?" } ?? ""
  }
}
