import CommandNotation
import Runs

extension Option {
  static let templates = Option(
    name: "templates", value: "DIR",
    help: "your own templates, instead of built-in ones of the same path")

  /// The value that means no templates of one's own.
  static let builtInTemplates = "built-in"
}

extension Arguments {
  var runOptions: RunOptions {
    var options = RunOptions()
    options.output = self["output"]
    options.templates = self["templates"].map {
      $0 == Option.builtInTemplates ? .builtIn : .own(directory: $0)
    }
    options.rules = rules
    return options
  }

  /// The module files for specs as they are on the disk.
  var modules: ModuleFiles { ModuleFiles([], runOptions) }
}
