import ScreensGenerator
import SourceText

extension RunOptions {
  /// Returns the built-in templates, some of them replaced by those in the directory that the user
  /// names, or else in `directory`. Warns of custom templates that are older than the built-in
  /// ones.
  func templates(
    orThoseIn directory: String?, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> TemplateSet {
    var found = Diagnostics()
    let own = try ownTemplates(or: directory).map { directory throws(Failure) in
      try OwnTemplates(in: directory, reporting: &found)
    }
    let builtIn = EmbeddedTemplates.files.map { SourceFile(path: $0.path, text: $0.text) }
    let templates = TemplateSet(builtIn, own: own?.files ?? [:], reporting: &found)
    guard let templates, !found.hasErrors else {
      if own != nil { throw Failure(found) }
      throw Failure(code: .software, message: "the built-in templates have errors")
    }
    diagnostics.append(found)
    if let own { diagnostics.append(own.remarks) }
    return templates
  }

  /// Returns the directory of the user's custom templates.
  private func ownTemplates(or directory: String?) -> String? {
    switch templates {
    case nil: directory
    case .builtIn: nil
    case .own(let directory): directory
    }
  }
}
