/// A part of a Screenlet's spec that flags can add an entry to.
package enum SpecSection: String, Hashable, Sendable {
  case models, properties, viewModel, connectors, actions, themes

  /// What an entry is, for messages.
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

  /// What the section has to hold besides, if it holds nothing yet.
  var firstEntries: [SpecEntry] {
    self == .themes ? [SpecEntry("default", "full")] : []
  }
}
