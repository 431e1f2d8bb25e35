package import Regeneration

/// The options of a run, besides its specs.
package struct RunOptions: Sendable {
  /// The templates of a run, if the user names them.
  package enum Templates: Sendable {
    case builtIn
    case own(directory: String)
  }

  /// The directories that the user named, in which output may be besides the projects of the specs.
  package var roots: [String] = []
  /// The directory to generate into, which takes precedence over that of a module file.
  package var output: String?
  /// The paths of the only specs for which that directory is meant; nil for all.
  var outputOnlyOf: Set<String>?
  /// The templates; nil for those of the module file, or else the built-in ones.
  package var templates: Templates?
  package var rules = ChangeRules()

  package init() {}
}
