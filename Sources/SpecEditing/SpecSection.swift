/// A part of a Screenlet's spec that flags can add an entry to.
package enum SpecSection: String, Hashable, Sendable {
  case models, properties, viewModel, connectors, actions, themes

  /// The words for an entry in messages.
  var item: String {
    switch self {
    case .models: "a model"
    case .properties: "a property"
    case .viewModel: "a member of the view model"
    case .connectors: "a connector"
    case .actions: "an action"
    case .themes: "a theme"
    }
  }

  /// The entries that the section needs in addition if it has none yet.
  var firstEntries: [SpecEntry] {
    self == .themes ? [SpecEntry("default", "full")] : []
  }
}
