import CommandNotation
import FileStore
import Runs
import ScreensGenerator
import ServiceCatalog
import SourceText
import SpecEditing
import SpecModel

// Drafts of what calls a method of a service, and the options that name one.

extension Option {
  static let listOf = Option(
    name: "list-of", value: "CLASS.METHOD",
    help: "makes it a list of what the method of a service answers page by page, of several of one "
      + "name that with these labels, as 'get(a:b:)'")

  static let actionOf = Option(
    name: "action-of", value: "CLASS.METHOD", isRepeatable: true,
    help: "an action that calls the method of a service; what it needs becomes properties and "
      + "values of the view")
}

/// The methods that `--list-of` and `--action-of` name.
struct NamedCalls {
  let rows: ServiceListing.Call?
  let actions: [ServiceListing.Call]
  /// The models that the module file declares, which a spec does not repeat.
  private let sharedModels: [String]

  init(_ arguments: Arguments) throws(Failure) {
    try self.init(
      rows: arguments[Option.listOf.name], actions: arguments.all(Option.actionOf.name), arguments,
      for: Path.join(arguments["output"] ?? ".", "spec"))
  }

  /// For the spec at `path`.
  init(
    rows: String? = nil, actions: [String], _ arguments: Arguments, for path: String
  ) throws(Failure) {
    guard rows != nil || !actions.isEmpty else {
      (self.rows, self.actions, sharedModels) = (nil, [], [])
      return
    }
    let modules = arguments.modules
    let listing = ServiceListing(try modules.services(for: path).catalog)
    sharedModels = try modules.found(for: path)?.spec.models.map(\.name.value) ?? []
    do throws(ServiceListing.Miss) {
      self.rows = try rows.map { name throws(ServiceListing.Miss) in try listing.rows(named: name) }
      self.actions = try actions.map { name throws(ServiceListing.Miss) in
        try listing.call(named: name)
      }
    } catch {
      throw .usage(error.message)
    }
  }

  /// What the Screenlet is called if nobody says it; nil if nothing is called.
  var screenletName: String? {
    rows?.model.map { $0.name + "List" } ?? actions.first?.name
  }

  /// What a user has to look at: models that were not read from a type.
  var doubts: [String] {
    let derived = ([rows].compactMap(\.self) + actions).compactMap { call in
      call.model.flatMap { model in
        model.type == nil && !entries(model).isEmpty ? (model.name, call.method.baseName) : nil
      }
    }
    var seen: Set<String> = []
    return derived.filter { seen.insert($0.0).inserted }.map { model, method in
      "note: no catalogue says what '\(method)' answers; compare the attributes of '\(model)', "
        + "which are what its service takes, with an answer of your server"
    }
  }
}

extension NamedCalls {
  /// The action that makes a call. In a list, what says which row is meant comes from whoever
  /// performs the action.
  func draft(_ call: ServiceListing.Call, named name: String) -> ServiceActionDraft {
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

  /// `Comment: body String, commentId Int64`; nothing for a model that the spec can refer to.
  fileprivate func entries(_ model: ServiceModel?) -> [String] {
    guard let model, !sharedModels.contains(model.name) else { return [] }
    let attributes = model.attributes.map { "\($0.name) \($0.type)" }
    return ["\(model.name): \(attributes.joined(separator: ", "))"]
  }
}

extension ScreenletDraft {
  /// Adds the list and the actions; `name` is that of the only action.
  mutating func add(_ calls: NamedCalls, actionName name: String? = nil) {
    if let rows = calls.rows { list(rows, calls) }
    for call in calls.actions { add(calls.draft(call, named: name ?? call.name.kebabCase)) }
  }

  private mutating func list(_ rows: ServiceListing.Call, _ calls: NamedCalls) {
    guard let model = rows.model else { return }
    var needs = DraftNeeds()
    needs.models = calls.entries(model)
    needs.properties = rows.properties.map(\.declaration)
    declare(needs)
    list.model = model.name
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
  /// `entry`, for one entity.
  fileprivate var resultName: String {
    guard let model, method.result != .list else { return "answer" }
    return model.entity.lowerFirst
  }
}

extension ServiceListing.Property {
  /// With a value that means nothing: `folderId: Int64 = 0`.
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
