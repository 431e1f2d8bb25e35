import SourceText

/// The words of a command line, divided into options and operands.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Divides `words` into options and operands. An option is `--name value`, `--name=value`,
  /// `-n value`, `-n=value` or `-nvalue`, in any order with the operands. Flags of one letter can
  /// share a dash. After `--` everything is an operand, and so is `-` alone.
  init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.looksLikeOption else {
        operands.append(word)
        continue
      }
      let (option, attached) = try Self.option(word, options)
      if option.value == nil {
        values[option.name] = []
        guard let attached else { continue }
        guard !word.hasPrefix("--"), !attached.hasPrefix("=") else {
          throw UsageError("option '--\(option.name)' takes no value")
        }
        rest = ["-" + attached] + rest
        continue
      }
      var value = attached ?? ""
      if attached == nil { value = try Self.value(of: option, from: &rest) }
      guard !value.isEmpty else {
        throw UsageError("option '--\(option.name)' needs a value")
      }
      if !option.isRepeatable, values[option.name] != nil {
        throw UsageError("option '--\(option.name)' is given twice")
      }
      if !option.choices.isEmpty, !option.choices.contains(value) {
        throw UsageError(
          "'--\(option.name)' takes \(option.choices.alternatives), not '\(value)'"
            + suggestion(for: value, in: option.choices))
      }
      values[option.name, default: []].append(value)
    }
  }

  /// Returns whether a flag or an option with a value was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, or nil if it was not given.
  subscript(name: String) -> String? { values[name]?.first }

  /// Returns the values of an option that can be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}

extension Arguments {
  /// Returns the option that `word` is, with the value that is attached to it, if any.
  private static func option(
    _ word: String, _ options: [Option]
  ) throws(UsageError) -> (Option, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = options.first(where: { $0.name == name }) {
        return (option, parts.count == 2 ? String(parts[1]) : nil)
      }
      let hint = nearest(to: name, in: options.map(\.name)).map { "; did you mean '--\($0)'?" }
      throw UsageError("unknown option '--\(name)'\(hint ?? "")")
    }
    let letter = word[word.index(after: word.startIndex)]
    guard let option = options.first(where: { $0.short == letter }) else {
      throw UsageError("unknown option '-\(letter)'")
    }
    let rest = word.dropFirst(2)
    if rest.isEmpty { return (option, nil) }
    return (option, String(option.value != nil && rest.first == "=" ? rest.dropFirst() : rest))
  }

  /// Returns the next word as the value. Throws an error if it is an option, because the value is
  /// missing.
  private static func value(
    of option: Option, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if let next = rest.first, next.looksLikeOption {
      throw UsageError(
        "option '--\(option.name)' needs a value; "
          + "if '\(next)' is it, write '--\(option.name)=\(next)'")
    }
    return rest.popFirst() ?? ""
  }
}

extension String {
  fileprivate var looksLikeOption: Bool { hasPrefix("-") && self != "-" }
}

extension [String] {
  /// The words as alternatives, such as `liferay, http or custom`.
  var alternatives: String {
    guard let last else { return "" }
    return count == 1 ? last : dropLast().joined(separator: ", ") + " or " + last
  }
}
