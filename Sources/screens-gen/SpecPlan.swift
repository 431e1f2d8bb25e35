import Regeneration
import ScreensGenerator
import SourceText

/// What one spec of a run comes to. The specs of a run are planned side by side, so that each has to
/// itself what was found wrong.
struct SpecPlan {
  let file: SourceFile
  /// Where the output goes.
  let directory: String
  /// The name of the spec, and the paths that it yields; none if it or a template has errors.
  var name: SourceRange?
  /// The module that the spec says its sources go into.
  var module: String?
  var paths: [String] = []
  /// What tells each of these paths from those in all directories.
  var places: [Fingerprint] = []
  var themeSets: [ThemeSetFiles.Found] = []
  /// What the run does; or what failed when the disk was looked at.
  var changes: Result<[PlacedChange], Failure> = .success([])
  /// What failed when the transaction took up the changes.
  var failure: Failure?
  var diagnostics = Diagnostics()
  /// What later runs remember when nothing is left to do for the spec.
  var settled: SettledSpec?
  /// Whether that is remembered from an earlier run. Then the name is the start of the file.
  var isRemembered = false
}
