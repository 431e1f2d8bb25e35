package import Regeneration

/// What a user says about a run, besides its specs.
package struct RunOptions: Sendable {
  /// Whose templates generate, if the user says.
  package enum Templates: Sendable {
    case builtIn
    case own(directory: String)
  }

  /// The directory to generate into, whatever a module file says.
  package var output: String?
  /// Nil for those of the module file, or else the built-in ones.
  package var templates: Templates?
  package var rules = ChangeRules()

  package init() {}
}
