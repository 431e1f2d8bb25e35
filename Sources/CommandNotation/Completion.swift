/// What a shell completes where an operand or the value of an option goes. It follows from the
/// placeholder that the help shows, so that nothing is said twice.
enum Completion: Hashable {
  case nothing
  case words([String])
  case files
  case directories
  /// Specs, and the directories that they may be in.
  case specs
  /// What a command of the tool prints, a word to a line.
  case printed(by: String)

  /// The endings of the names of specs.
  static let specEndings = ["screenlet", "connector", "interactor", "theme", "module"]
    .flatMap { [".\($0).yml", ".\($0).yaml"] }

  fileprivate init(placeholders: [String]) {
    let known = Set(placeholders)
    self =
      if known.contains("FILE") {
        .files
      } else if known.contains("SPEC") {
        .specs
      } else if known.contains("DIR") {
        .directories
      } else if known.contains("CLASS") {
        .printed(by: "service list")
      } else {
        .nothing
      }
  }
}

extension Option {
  /// What to complete as its value; nil for a flag.
  var completion: Completion? {
    guard let value else { return nil }
    return choices.isEmpty ? Completion(placeholders: [value]) : .words(choices)
  }
}

extension CommandUsage {
  /// What to complete as an operand.
  var completion: Completion {
    operandChoices.isEmpty ? Completion(placeholders: placeholders) : .words(operandChoices)
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
