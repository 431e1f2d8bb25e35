/// An action that calls a method of a service, with its connector and the entries that both need.
package struct ServiceActionDraft {
  package var action: ActionDraft
  package var connector: ConnectorDraft
  package var needs = DraftNeeds()

  package init(action: ActionDraft, connector: ConnectorDraft) {
    self.action = action
    self.connector = connector
  }
}

/// The entries that a call needs in a Screenlet. Entries that the Screenlet already declares are
/// not added.
package struct DraftNeeds {
  /// The models, such as `Comment: body String, commentId Int64`.
  package var models: [String] = []
  /// The properties, such as `classPK: Int64 = 0`.
  package var properties: [String] = []
  /// The members of the view model, such as `body: String?`.
  package var viewModel: [String] = []

  package init() {}

  func entries() throws(DraftError) -> [(section: SpecSection, entry: SpecEntry)] {
    var entries: [(SpecSection, SpecEntry)] = []
    for model in models { entries.append((.models, try .model(model))) }
    for property in properties { entries.append((.properties, try .property(property))) }
    for member in viewModel { entries.append((.viewModel, try .member(member))) }
    return entries
  }
}

extension ScreenletDraft {
  /// Adds the entries that the draft does not declare yet.
  package mutating func declare(_ needs: DraftNeeds) {
    let values = Set((properties + viewModel).map(\.declaredName))
    let models = Set(models.map(\.declaredName))
    properties += needs.properties.filter { !values.contains($0.declaredName) }
    viewModel += needs.viewModel.filter { !values.contains($0.declaredName) }
    self.models += needs.models.filter { !models.contains($0.declaredName) }
  }

  package mutating func add(_ call: ServiceActionDraft) {
    declare(call.needs)
    connectorDrafts.append(call.connector)
    actionDrafts.append(call.action)
  }
}

extension String {
  /// The declared name, such as `folderId` in `folderId: Int64 = 0`.
  package var declaredName: String { String(prefix { $0 != ":" && $0 != " " }) }
}
