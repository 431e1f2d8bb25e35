package import SpecLanguage

extension Language {
  /// The language of specs. An interactor alone names its connector, so that it comes before that.
  package static let specs = Language(
    files: [.screenlet, .interactorFile, .connectorFile, .themeSet])
}
