import Regeneration
import ScreensGenerator
import SourceText

/// What a run does for one spec, and the problems that were found.
struct SpecPlan {
  let file: SourceFile
  /// Where the output goes.
  let directory: String
  /// Nil if the spec or a template has errors.
  var files: MadeFiles?
  var changes: [PlacedChange] = []
  var themeSets: [ThemeSetFiles.Found] = []
  var diagnostics = Diagnostics()
  /// Nil unless the output comes from another directory.
  var move: Move?
  /// What failed when the changes were used.
  var failure: Failure?
  /// What later runs remember when nothing is left to do for the spec.
  var settled: SettledSpec?
  /// Whether that is remembered from an earlier run. Then the name is the start of the file.
  var isRemembered = false

  struct Move {
    /// The base that comes along.
    let origin: String
    /// What is wrong if another spec moves the same.
    var problem = Diagnostics()
  }

  /// The path of the base below the directory.
  var basePath: String? { changes.last(where: \.isBase)?.path }
}
