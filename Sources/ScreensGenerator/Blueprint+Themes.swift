import SpecModel
import TemplateEngine

extension ThemesSpec {
  /// Returns the planned files. `sets` are the theme sets that the spec refers to, by their paths;
  /// `interfaces` are the XIBs of the Screenlets, by the texts that name these; and `tests` is the
  /// folder of the tests.
  func plannedFiles(
    _ sets: [String: ThemeSetSpec], _ interfaces: [String: [String: String]], testsIn tests: String
  ) -> [Blueprint.PlannedFile] {
    screenlets.flatMap { screenlet in
      screenlet.themeFiles(
        sets, interfaces: interfaces[screenlet.extended?.path.value ?? ""] ?? [:])
        + screenlet.addedPreviewFiles
        + screenlet.themes.compactMap { screenlet.testsFile(of: $0, in: tests) }
    }
  }
}

extension ScreenletSpec {
  /// The previews of the themes that the spec adds to the Screenlet, unless nothing but a XIB is
  /// known of that.
  fileprivate var addedPreviewFiles: [Blueprint.PlannedFile] {
    guard let path = extended?.path.value, !ExtendedScreenlet.isInterface(path) else { return [] }
    return themes.flatMap { theme in
      var spec = self
      spec.themes = [theme]
      extended.map { spec.extended?.themes = $0.themes + themes }
      return spec.previewFiles
    }
  }

  /// Returns the tests of a theme that the spec adds to a Screenlet.
  ///
  /// The view class of a full theme is its own, with texts, buttons and cells. Other themes have the
  /// view of their parent, and only their XIBs are new.
  fileprivate func testsFile(
    of theme: ThemeSpec, in folder: String
  ) -> Blueprint.PlannedFile? {
    var spec = self
    spec.themes = [theme]
    extended.map { spec.extended?.themes = $0.themes + themes }
    if theme.kind != .full {
      spec.actions = []
      spec.languages = []
    }
    spec.models = spec.list.map { [$0.model] } ?? []
    let context = spec.shownInTests.testsContext(spec.delegateMethods)
    return context.map {
      Blueprint.PlannedFile(
        artefact: .tests, folder: folder, context: $0, origin: theme.name.range)
    }
  }
}
