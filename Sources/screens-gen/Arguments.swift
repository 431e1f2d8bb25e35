import SourceText

/// An option of a command: what the parser accepts and what the help says.
struct Option: Sendable {
  let name: String
  var short: Character?
  /// What stands for the value in the help; nil for a flag, which has none.
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

  /// Sorts `words` by `options`. An option is `--name value`, `--name=value`, `-n value` or `-nvalue`,
  /// in any order with the operands; after `--` everything is an operand. `-` alone is an operand too.
  init(_ words: some Sequence<String>, options: [Option], command: String) throws(Failure) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, attached) = try Self.option(word, options, command)
      if option.value == nil {
        guard attached == nil else {
          throw Failure(
            code: .usage, message: "option '--\(option.name)' takes no value", command: command)
        }
        values[option.name] = []
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw Failure(
          code: .usage, message: "option '--\(option.name)' needs a value", command: command)
      }
      if !option.isRepeatable, values[option.name] != nil {
        throw Failure(
          code: .usage, message: "option '--\(option.name)' is given twice", command: command)
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

  private static func option(
    _ word: String, _ options: [Option], _ command: String
  ) throws(Failure) -> (Option, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = options.first(where: { $0.name == name }) {
        return (option, parts.count == 2 ? String(parts[1]) : nil)
      }
      let hint = nearest(to: name, in: options.map(\.name)).map { "; did you mean '--\($0)'?" }
      throw Failure(
        code: .usage, message: "unknown option '--\(name)'\(hint ?? "")", command: command)
    }
    let letter = word[word.index(after: word.startIndex)]
    guard let option = options.first(where: { $0.short == letter }) else {
      throw Failure(code: .usage, message: "unknown option '-\(letter)'", command: command)
    }
    let rest = word.dropFirst(2)
    return (option, rest.isEmpty ? nil : String(rest))
  }
}
