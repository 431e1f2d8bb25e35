/// An option that describes a part of a draft, with the property that it sets.
struct DraftOption<Draft>: Sendable {
  let option: Option
  private let fill: @Sendable (inout Draft, Arguments) -> Void

  /// Returns an option with a value.
  static func text(
    _ name: String, _ value: String, _ help: String, choices: [String] = [],
    _ path: any WritableKeyPath<Draft, String?> & Sendable
  ) -> Self {
    let option = Option(name: name, value: value, choices: choices, help: help)
    return Self(option: option) { draft, arguments in draft[keyPath: path] = arguments[name] }
  }

  /// Returns an option with a value that can be repeated.
  static func list(
    _ name: String, _ value: String, _ help: String,
    _ path: any WritableKeyPath<Draft, [String]> & Sendable
  ) -> Self {
    Self(option: Option(name: name, value: value, isRepeatable: true, help: help)) {
      $0[keyPath: path] = $1.all(name)
    }
  }

  static func flag(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Draft, Bool> & Sendable
  ) -> Self {
    Self(option: Option(name: name, help: help)) { $0[keyPath: path] = $1.has(name) }
  }

  init(option: Option, fill: @escaping @Sendable (inout Draft, Arguments) -> Void) {
    self.option = option
    self.fill = fill
  }
}

extension DraftOption {
  /// Returns the draft with the values of the options in the arguments.
  static func filled(_ draft: Draft, _ options: [Self], _ arguments: Arguments) -> Draft {
    options.reduce(into: draft) { $1.fill(&$0, arguments) }
  }
}
