package import ScreensGenerator
import ServiceCatalog
import SpecModel

/// The methods of services that a user names, for a list and for actions.
package struct NamedCalls {
  package let rows: ServiceListing.Call?
  package let actions: [ServiceListing.Call]
  /// The models that the module file declares, which a spec does not repeat.
  private let sharedModels: [String]

  /// Finds the methods for the spec at `path`, which declares some models.
  package init(
    rows: String? = nil, actions: [String], besides models: [String], in modules: ModuleFiles,
    for path: String
  ) throws(Failure) {
    guard rows != nil || !actions.isEmpty else {
      (self.rows, self.actions, sharedModels) = (nil, [], [])
      return
    }
    let listing = ServiceListing(try modules.services(for: path).catalog)
    sharedModels = try modules.found(for: path)?.spec.models.map(\.name.value) ?? []
    let known = models + sharedModels
    func withKnownModel(_ call: ServiceListing.Call) -> ServiceListing.Call {
      var call = call
      if let name = call.model?.name, known.contains(name) { call.model?.typeName = name }
      return call
    }
    do throws(ServiceListing.Miss) {
      self.rows = try rows.map { name throws(ServiceListing.Miss) in
        withKnownModel(try listing.rows(named: name))
      }
      self.actions = try actions.map { name throws(ServiceListing.Miss) in
        withKnownModel(try listing.call(named: name))
      }
    } catch {
      throw .usage(error.message)
    }
  }

  /// The default name of the Screenlet; nil if no method is named.
  package var screenletName: String? {
    rows?.model.map { $0.name + "List" } ?? actions.first?.name
  }

  /// Notes about what the user has to check: models that were not read from a type.
  package var doubts: [String] {
    let derived = ([rows].compactMap(\.self) + actions).compactMap { call in
      call.model.flatMap { model in
        model.type == nil && !entries(model).isEmpty ? (model.typeName, call.method.baseName) : nil
      }
    }
    var seen: Set<String> = []
    return derived.filter { seen.insert($0.0).inserted }.map { model, method in
      "note: no catalogue says what '\(method)' answers; compare the attributes of '\(model)', "
        + "which are what its service takes, with an answer of your server"
    }
  }

  /// Returns the declaration of a model, `Comment: body String, commentId Int64`, or none if the
  /// spec can refer to the model already.
  func entries(_ model: ServiceModel?) -> [String] {
    guard let model, !sharedModels.contains(model.typeName) else { return [] }
    let attributes = model.attributes.map { "\($0.name) \($0.type)" }
    return ["\(model.typeName): \(attributes.joined(separator: ", "))"]
  }
}
