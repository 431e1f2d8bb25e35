/// What a shell completes as an operand or as the value of an option. It follows from the
/// placeholder in the help, so that nothing is declared twice.
enum Completion: Hashable {
  case nothing
  case words([String])
  case files
  case directories
  /// Specs, and the directories that they may be in.
  case specs
  /// The words that a command of the tool prints, one on each line.
  case printed(by: String)
  /// What a command of the tool prints of the word before, a word to a line.
  case printedOfWordBefore(by: String)

  /// The suffixes of the names of specs.
  static let specEndings = ["screenlet", "connector", "interactor", "theme", "themes", "module"]
    .flatMap { [".\($0).yml", ".\($0).yaml"] }

  fileprivate init(placeholder: String) {
    self =
      switch placeholder {
      case "FILE": .files
      case "SPEC": .specs
      case "DIR": .directories
      case "CLASS": .printed(by: "service list")
      case "TEMPLATE": .printed(by: "template list")
      case "OLD": .printedOfWordBefore(by: "rename")
      default: .nothing
      }
  }
}

extension Option {
  /// The completion of the option's value, or nil for a flag.
  var completion: Completion? {
    guard let value else { return nil }
    return choices.isEmpty ? Completion(placeholder: value) : .words(choices)
  }
}

extension CommandUsage {
  /// What to complete as an operand, whichever of the operands it is. Specs are completed with the
  /// directories that they may be in.
  var completions: [Completion] {
    if !operandChoices.isEmpty { return [.words(operandChoices)] }
    let all = placeholders.map(Completion.init).filter { $0 != .nothing }
    return all.contains(.specs) ? all.filter { $0 != .directories } : all
  }

  /// The placeholders of the operands, without those that are values of options.
  private var placeholders: [String] {
    var names: [String] = []
    var isValue = false
    for word in operands.split(whereSeparator: { " ()[]|.".contains($0) }) {
      if !isValue, !word.hasPrefix("-") { names.append(String(word)) }
      isValue = word.hasPrefix("-")
    }
    return names
  }
}
