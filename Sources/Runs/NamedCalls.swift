package import ScreensGenerator
import ServiceCatalog
import SpecModel

/// The methods of services that a user names, for a list and for actions.
package struct NamedCalls {
  package let rows: ServiceListing.Call?
  package let actions: [ServiceListing.Call]
  /// The models that the module file declares, which a spec does not repeat.
  private let sharedModels: [String]

  /// For the spec at `path`.
  package init(
    rows: String? = nil, actions: [String], in modules: ModuleFiles, for path: String
  ) throws(Failure) {
    guard rows != nil || !actions.isEmpty else {
      (self.rows, self.actions, sharedModels) = (nil, [], [])
      return
    }
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
  package var screenletName: String? {
    rows?.model.map { $0.name + "List" } ?? actions.first?.name
  }

  /// What a user has to look at: models that were not read from a type.
  package var doubts: [String] {
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
