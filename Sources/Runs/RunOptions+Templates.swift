import ScreensGenerator
import SourceText

extension RunOptions {
  /// The built-in templates, and instead of some of them those of the directory that the user names,
  /// or else of `directory`. Warns of those that lag behind the built-in ones.
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
    if let own { diagnostics.append(own.remarks) }
    return templates
  }

  /// The directory of the user's own templates.
  private func ownTemplates(or directory: String?) -> String? {
    switch templates {
    case nil: directory
    case .builtIn: nil
    case .own(let directory): directory
    }
  }
}
