/// An action that calls a method of a service, and what a Screenlet needs for it.
package struct ServiceActionDraft {
  package var action: ActionDraft
  package var connector: ConnectorDraft
  package var needs = DraftNeeds()

  package init(action: ActionDraft, connector: ConnectorDraft) {
    self.action = action
    self.connector = connector
  }
}

/// What a call needs of a Screenlet: entries for what this does not declare yet.
package struct DraftNeeds {
  /// `Comment: body String, commentId Int64`
  package var models: [String] = []
  /// `classPK: Int64 = 0`
  package var properties: [String] = []
  /// `body: String?`
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
  /// Adds what the draft does not declare yet.
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
  /// `folderId`, of `folderId: Int64 = 0`.
  fileprivate var declaredName: Substring { prefix { $0 != ":" && $0 != " " } }
}
