import CommandNotation
import FileStore
import Runs
import ScreensGenerator
import ServiceCatalog
import SpecModel

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

  /// `Comment: body String, commentId Int64`; nothing for a model that the spec can refer to.
  func entries(_ model: ServiceModel?) -> [String] {
    guard let model, !sharedModels.contains(model.name) else { return [] }
    let attributes = model.attributes.map { "\($0.name) \($0.type)" }
    return ["\(model.name): \(attributes.joined(separator: ", "))"]
  }
}
