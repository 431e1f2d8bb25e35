import ScreensGenerator
import SourceText
import SpecModel

/// What one spec of a run comes to. The specs of a run are planned side by side, so that each has to
/// itself what was found wrong.
struct SpecPlan {
  let file: SourceFile
  /// Where the output goes.
  let directory: String
  /// The name of the spec, and the paths that it yields; none if it or a template has errors.
  private(set) var name: SourceRange?
  private(set) var paths: [String] = []
  private(set) var themeSets: [ThemeSetFiles.Found] = []
  /// What the run does; or what failed on the disk.
  private(set) var changes: Result<[PlacedChange], Failure> = .success([])
  private(set) var diagnostics = Diagnostics()

  /// Plans the spec in `file`, for `output` or the directory beside it.
  init(
    _ file: SourceFile, generator: Generator, themeSets: ThemeSetFiles, output: String?,
    rules: ChangeRules
  ) {
    self.file = file
    directory = output ?? Workspace.directory(of: file.path)
    guard let spec = Generator.spec(file, reporting: &diagnostics) else { return }
    do throws(Failure) {
      self.themeSets = try themeSets.found(by: spec, in: file)
      let made = generator.generate(
        spec, from: file, sets: self.themeSets.references, reporting: &diagnostics)
      guard let made else { return }
      name = spec.name.range
      paths = made.files.paths
      changes = .success(
        try GenerateRun.changes(made, in: directory, rules, reporting: &diagnostics))
    } catch {
      changes = .failure(error)
    }
  }
}
