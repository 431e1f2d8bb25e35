import CommandNotation
import FileStore
import Runs
import ScreensGenerator
import SourceText

extension Command {
  static let templateDiff = Command(
    name: "template diff", summary: "Show how your templates differ from the built-in ones.",
    operands: "[DIR]", options: Option.common,
    discussion: """
      DIR has templates of your own; without it, the 'templates' of the module file that applies here.
      What the built-in templates have changed since they were copied comes first, then what you have
      changed. Exits with 1 if a built-in one has changed: 'template eject' with its path merges that.
      """
  ) { arguments, console throws(Failure) in
    var diagnostics = Diagnostics()
    let here = Path.join(".", Names.specFile(screenlet: "A"))
    var directory = try arguments.optionalOperand("DIR", of: "template diff")
    if directory == nil { directory = try arguments.modules.templates(of: here) }
    guard let directory else {
      throw .usage("'template diff' needs a DIR, as no module file here says 'templates'")
    }
    let templates = try OwnTemplates(in: directory, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    let (sinceCopied, own) = templates.diff
    if !sinceCopied.isEmpty {
      console.write("Changed in the built-in templates since they were copied:\n\n\(sinceCopied)\n")
    }
    if !own.isEmpty { console.write("Changed by you:\n\n\(own)") }
    console.print(templates.remarks)
    return sinceCopied.isEmpty ? .done : .differences
  }
}
