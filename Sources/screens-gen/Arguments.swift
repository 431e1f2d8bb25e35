import SourceText

/// An option of a command: what the parser accepts and what the help says.
struct Option: Sendable {
  let name: String
  var short: Character?
  /// The placeholder of the value in the help; nil for a flag, which has no value.
  var value: String?
  var isRepeatable = false
  let help: String

  /// `-o, --output DIR`.
  var usage: String {
    let short = short.map { "-\($0), " } ?? "    "
    return short + "--" + name + (value.map { " " + $0 } ?? "")
  }
}

/// The words of a command line, sorted into options and operands.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts `words` by `options`. An option is `--name value`, `--name=value`, `-n value`,
  /// `-n=value` or `-nvalue`, in any order with the operands, and flags of one letter can share a
  /// dash; after `--` everything is an operand. `-` alone is an operand too.
  init(_ words: some Sequence<String>, options: [Option]) throws(Failure) {
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
          throw .usage("option '--\(option.name)' takes no value")
        }
        rest = ["-" + attached] + rest
        continue
      }
      var value = attached ?? ""
      if attached == nil { value = try Self.value(of: option, from: &rest) }
      guard !value.isEmpty else {
        throw .usage("option '--\(option.name)' needs a value")
      }
      if !option.isRepeatable, values[option.name] != nil {
        throw .usage("option '--\(option.name)' is given twice")
      }
      values[option.name, default: []].append(value)
    }
  }

  /// Whether a flag, or an option with a value, was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; nil if it was not given.
  subscript(name: String) -> String? { values[name]?.first }

  /// The values of an option that can be given several times.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}

extension Arguments {
  /// The operand of a command that takes exactly one.
  func onlyOperand(_ name: String, of command: String) throws(Failure) -> String {
    guard let operand = operands.first else { throw .usage("'\(command)' needs \(name)") }
    if operands.count > 1 {
      throw .usage("'\(command)' takes one \(name), and here is '\(operands[1])' too")
    }
    return operand
  }

  /// The operands of a command that works in the current directory without any.
  var operandsOrHere: [String] { operands.isEmpty ? ["."] : operands }

  /// Refuses options that mean nothing together with others.
  func refuse(_ options: [Option], because reason: String) throws(Failure) {
    for option in options where has(option.name) {
      throw .usage("option '--\(option.name)' is of no use here: \(reason)")
    }
  }
}

extension Arguments {
  /// The option that `word` is, and what it carries as its value.
  private static func option(
    _ word: String, _ options: [Option]
  ) throws(Failure) -> (Option, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = options.first(where: { $0.name == name }) {
        return (option, parts.count == 2 ? String(parts[1]) : nil)
      }
      let hint = nearest(to: name, in: options.map(\.name)).map { "; did you mean '--\($0)'?" }
      throw .usage("unknown option '--\(name)'\(hint ?? "")")
    }
    let letter = word[word.index(after: word.startIndex)]
    guard let option = options.first(where: { $0.short == letter }) else {
      throw .usage("unknown option '-\(letter)'")
    }
    let rest = word.dropFirst(2)
    if rest.isEmpty { return (option, nil) }
    return (option, String(option.value != nil && rest.first == "=" ? rest.dropFirst() : rest))
  }

  /// The next word, unless it is an option: then the value was forgotten.
  private static func value(
    of option: Option, from rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    if let next = rest.first, next.looksLikeOption {
      throw .usage(
        "option '--\(option.name)' needs a value; "
          + "if '\(next)' is it, write '--\(option.name)=\(next)'")
    }
    return rest.popFirst() ?? ""
  }
}

extension String {
  fileprivate var looksLikeOption: Bool { hasPrefix("-") && self != "-" }
}
