import Runs
import SpecEditing

extension Option {
  static let listOf = Option(
    name: "list-of", value: "CLASS.METHOD",
    help: "makes it a list of what the method of a service returns page by page; if several "
      + "methods have the name, add the labels, as in 'get(a:b:)'")

  static let actionOf = Option(
    name: "action-of", value: "CLASS.METHOD", isRepeatable: true,
    help: "an action that calls the method of a service; what it needs becomes properties and "
      + "values of the view")
}

extension NamedCalls {
  /// Creates the calls that `--list-of` and `--action-of` name.
  init(_ arguments: Arguments) throws(Failure) {
    try self.init(
      rows: arguments[Option.listOf.name], actions: arguments.all(Option.actionOf.name),
      besides: arguments.all("model").map(\.declaredName), in: arguments.modules,
      for: arguments.outputPath("spec"))
  }
}
