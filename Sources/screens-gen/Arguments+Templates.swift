import CommandNotation
import FileStore
import ScreensGenerator
import SourceText

extension Option {
  static let templates = Option(
    name: "templates", value: "DIR",
    help: "your own templates, instead of built-in ones of the same path")

  /// The value that means no templates of one's own.
  static let builtInTemplates = "built-in"
}

extension Arguments {
  /// The built-in templates, and instead of some of them those of the directory that the user names,
  /// or else of `directory`.
  func templates(orThoseIn directory: String? = nil) throws(Failure) -> TemplateSet {
    var diagnostics = Diagnostics()
    let own = try ownTemplates(or: directory).map { directory throws(Failure) in
      try Self.ownTemplates(in: directory, reporting: &diagnostics)
    }
    let builtIn = EmbeddedTemplates.files.map { SourceFile(path: $0.path, text: $0.text) }
    let templates = TemplateSet(builtIn, own: own ?? [:], reporting: &diagnostics)
    if let templates, !diagnostics.hasErrors { return templates }
    if own != nil { throw Failure(diagnostics) }
    throw Failure(code: .software, message: "the built-in templates have errors")
  }

  /// The directory of the user's own templates.
  private func ownTemplates(or directory: String?) -> String? {
    guard let named = self["templates"] else { return directory }
    return named == Option.builtInTemplates ? nil : named
  }

  private static func ownTemplates(
    in directory: String, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> [String: SourceFile] {
    guard Workspace.isDirectory(directory) else {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    var own: [String: SourceFile] = [:]
    for path in try Workspace.templates(in: directory) {
      own[path] = try Workspace.read(
        Path.join(directory, path), reporting: &diagnostics)
    }
    return own
  }
}
