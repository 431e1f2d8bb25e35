package import ServiceCatalog
package import SourceText
package import SpecModel

extension CatalogChange {
  /// The change in one word, the item that changed, and the new item if it was replaced.
  package var words: (word: String, item: String, now: String?) {
    switch self {
    case .added(let item): ("add", item.words, nil)
    case .removed(let item): ("remove", item.words, nil)
    case .changed(let old, let new): ("change", old.words, new.words)
    }
  }

  /// Warns of the calls that the change affects.
  package func report(_ calls: [ServiceCall], to diagnostics: inout Diagnostics) {
    switch self {
    case .removed(.method(let method, let service)):
      for call in calls where method.takes(call, of: service) {
        diagnostics.warning(.removed(method, service), at: call.method.range)
      }
    case .changed(.method(let old, let service), .method(let new, _)):
      for call in calls where old.takes(call, of: service) {
        diagnostics.warning(.changed(old, new), at: call.method.range)
      }
    case .added, .removed, .changed: break
    }
  }
}

extension Spec {
  /// Returns the calls of services in the spec in `file`, or none if the spec has errors, which are
  /// not reported.
  package static func calls(in file: SourceFile, of module: ModuleSpec?) -> [ServiceCall] {
    var ignored = Diagnostics()
    guard let spec = Generator.spec(file, in: module, reporting: &ignored) else { return [] }
    var calls: [ServiceCall] = []
    _ = spec.changingCalls { use in
      calls.append(use.call)
      return use.call
    }
    return calls
  }
}

extension ServiceMethod {
  fileprivate func takes(_ call: ServiceCall, of service: String) -> Bool {
    call.service.value == service && ServiceSpelling.all(of: self).contains { $0.takes(call) }
  }
}

extension CatalogChange.Item {
  /// `LRAccountService_v7.getAccountWithAccountId(accountId: long) -> map<Account>`.
  fileprivate var words: String {
    switch self {
    case .method(let method, let service): "\(service).\(method.signature)"
    case .property(let property, let type): "\(type).\(property)"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func removed(_ method: ServiceMethod, _ service: String) -> Self {
    "the server no longer offers '\(method.name)'; 'screens-gen service show \(service)' lists the rest"
  }

  fileprivate static func changed(_ old: ServiceMethod, _ new: ServiceMethod) -> Self {
    "the server now offers '\(old.name)' as '\(new.signature)'; write that"
  }
}
