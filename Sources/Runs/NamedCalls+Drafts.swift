package import ScreensGenerator
import ServiceCatalog
package import SpecEditing
import SpecModel

extension NamedCalls {
  /// Returns the action that makes a call. In a list, the value that identifies a row is passed by
  /// the code that performs the action.
  package func draft(
    _ call: ServiceListing.Call, named name: String
  ) -> ServiceActionDraft {
    let words = name.capitalizedWords
    let result = call.result.map { "\(call.resultName): \($0)" }
    var connector = ConnectorDraft(name: words)
    connector.properties = call.properties.map { "\($0.name): \($0.type)" }
    connector.ownKeys = [
      "service": [call.service], "method": [call.method.name],
      "arguments": call.arguments.map { "\($0.label): \($0.value)" },
      "result": result.map { [$0] } ?? [],
    ]
    var action = ActionDraft(name: name, interactor: nil)
    action.interactor.kind = call.isReading ? "read" : "write"
    action.interactor.connector = words
    action.interactor.result = result
    action.delegate = ["success: on\(words)Success", "failure: on\(words)Error"]
    var asked = call.properties
    if asked.count == 1, asked[0].isKey(of: rows?.model) {
      action.sender = "\(asked[0].name): \(asked[0].type)"
      action.button = "no"
      asked = []
    }
    var draft = ServiceActionDraft(action: action, connector: connector)
    draft.needs.models = entries(call.model)
    draft.needs.properties = asked.filter { !$0.isTyped }.map(\.declaration)
    draft.needs.viewModel = asked.filter(\.isTyped).map { "\($0.name): \($0.type)?" }
    return draft
  }
}

extension ScreenletDraft {
  /// Adds the list and the actions. `name` is the name of the only action.
  package mutating func add(_ calls: NamedCalls, actionName name: String? = nil) {
    if let rows = calls.rows { list(rows, calls) }
    for call in calls.actions { add(calls.draft(call, named: name ?? call.name.kebabCase)) }
  }

  private mutating func list(_ rows: ServiceListing.Call, _ calls: NamedCalls) {
    guard let model = rows.model else { return }
    var needs = DraftNeeds()
    needs.models = calls.entries(model)
    needs.properties = rows.properties.map(\.declaration)
    declare(needs)
    list.model = model.typeName
    list.service = rows.service
    list.rows = rows.method.name
    list.count = rows.count
    list.arguments += rows.arguments.map { "\($0.label): \($0.value)" }
    list.cell =
      [model.title.map { "title: \($0.name)" }, model.detail.map { "detail: \($0.name)" }]
      .compactMap(\.self)
  }
}

extension ServiceListing.Call {
  /// The name of the result: `entry` for one entity.
  fileprivate var resultName: String {
    guard let model, method.result != .list else { return "answer" }
    return model.entity.lowerFirst
  }
}

extension ServiceListing.Property {
  /// The declaration with an empty default: `folderId: Int64 = 0`.
  fileprivate var declaration: String {
    switch type {
    case "String": "\(name): String = \"\""
    case "Bool": "\(name): Bool = false"
    default: "\(name): \(type) = 0"
    }
  }

  fileprivate func isKey(of model: ServiceModel?) -> Bool {
    model?.attributes.contains { $0.name == name && $0.type == type } ?? false
  }
}
