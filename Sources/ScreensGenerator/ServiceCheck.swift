import ServiceCatalog
import SourceText
import SpecModel

/// Checks the calls of a spec against the services that portals offer, and collects the classes
/// that the module needs for them.
///
/// A module can have service classes of its own, which are checked as far as their sources can be
/// read. It can also add methods to classes of the runtime; only the compiler checks calls of
/// these.
struct ServiceCheck {
  let own: OwnServices
  /// What the check looked for among them.
  var ownUse = OwnServiceUse()
  /// Whether imported modules may have services that no portal has.
  let isImporting: Bool
  /// The called services that the runtime lacks, in whole or in part, by their names.
  private(set) var classes: [String: ServiceClass] = [:]
  private var unknown: Set<String> = []
  /// Whether values are checked, besides names and results.
  private var looksAtValues = true

  private let catalog: ServiceCatalog

  init(_ catalog: ServiceCatalog, own: OwnServices, isImporting: Bool = false) {
    self.catalog = catalog
    self.own = own
    self.isImporting = isImporting
  }

  /// Returns the spec with its calls as the services accept them. Reports calls that no service
  /// accepts.
  mutating func checked(_ spec: Spec, reporting diagnostics: inout Diagnostics) -> Spec {
    spec.changingCalls { use in
      checked(use, reporting: &diagnostics)
    }
  }

  /// Reports errors in the names and the results of the calls that a spec with errors seems to
  /// make.
  mutating func checkOutlines(_ uses: [ServiceUse], reporting diagnostics: inout Diagnostics) {
    looksAtValues = false
    var found = Diagnostics()
    for use in uses { _ = checked(use, reporting: &found) }
    if found.hasErrors { diagnostics.append(found) }
  }

  private mutating func checked(
    _ use: ServiceUse, reporting diagnostics: inout Diagnostics
  ) -> ServiceCall {
    if let path = use.call.path { return declared(path, use, reporting: &diagnostics) }
    let name = use.call.service.value
    let runtime = MobileSDK.services[MobileSDK.otherNames[name] ?? name]
    if runtime == nil, has(Names.serviceFile(name)) {
      checkOwn(use, reporting: &diagnostics)
      return use.call
    }
    guard let service = service(named: name, calledAs: use.call.method.value) else {
      // A mistake in a name that several calls share is reported once.
      if !isImporting, unknown.insert(name).inserted {
        reportService(use.call, reporting: &diagnostics)
      }
      return use.call
    }
    let taken = service.methods.flatMap(ServiceSpelling.all).filter { $0.takes(use.call) }
    if !looksAtValues, let spelling = taken.first {
      ServiceValues(use, spelling).reportAnswer(to: &diagnostics)
      return use.call
    }
    if let spelling = taken.first(where: {
      runtime?.contains($0.signature) == true && catalog.isBuiltIn($0.method, of: service)
    }) {
      let call = ServiceValues(use, spelling).call(of: service, reporting: &diagnostics)
      return call ?? use.call
    }
    let file = Names.serviceFile(name, method: use.call.method.value)
    if runtime != nil, has(file) { return use.call }
    if taken.isEmpty {
      if isImporting { return use.call }
      let known = self.service(named: name)?.methods.flatMap(ServiceSpelling.all) ?? []
      // A class of the runtime is extended; any other is a class of the module's own.
      let source = runtime == nil ? Names.serviceFile(name) : file
      let meant = use.meant(
        among: known,
        unknown: .unknownMethod(use.call.method.value, name, shown(source)),
        reporting: &diagnostics)
      if let meant {
        ServiceValues(use, meant).reportAnswer(to: &diagnostics)
      }
      return use.call
    }
    return added(taken, use, of: service, asExtension: runtime != nil, reporting: &diagnostics)
  }

  /// Returns the call of a method that the spec describes by its path.
  private mutating func declared(
    _ path: ServicePath, _ use: ServiceUse, reporting diagnostics: inout Diagnostics
  ) -> ServiceCall {
    let method = use.declaredMethod(at: path, reporting: &diagnostics)
    guard let method else { return use.call }
    let name = Names.service(path: path.service.value)
    var call = use.call
    call.service = Located(name, at: path.service.range)
    call = added(
      [ServiceSpelling.own(method)],
      ServiceUse(call: call, purpose: use.purpose, types: use.types),
      of: Service(name: name, path: path.service.value, methods: [method]), asExtension: false,
      reporting: &diagnostics)
    if has(Names.serviceFile(name)), classes.removeValue(forKey: name) != nil {
      checkOwn(call, at: path, reporting: &diagnostics)
      call.wire = nil
    }
    return call
  }

  /// Returns the call of the first of the methods that accepts its values, and adds that method to
  /// the class. Methods with the same labels take values of different types.
  private mutating func added(
    _ spellings: [ServiceSpelling], _ use: ServiceUse, of service: Service, asExtension: Bool,
    reporting diagnostics: inout Diagnostics
  ) -> ServiceCall {
    var first: Diagnostics?
    for spelling in spellings {
      var found = Diagnostics()
      if var call = ServiceValues(use, spelling).call(of: service, reporting: &found) {
        let method = spelling.method
        // The class has one name for each method.
        call.method = Located(method.name, at: call.method.range)
        if let label = method.parameters.first, let argument = call.arguments.first {
          call.arguments[0].label = Located(label.name, at: argument.label.range)
        }
        let name = call.service.value
        classes[name, default: ServiceClass(name, of: service, isExtension: asExtension)]
          .add(method)
        return call
      }
      first = first ?? found
    }
    if let first { diagnostics.append(first) }
    return use.call
  }

  private mutating func has(_ source: String) -> Bool { ownUse.has(source, in: own) }

  /// Returns the path of a source as it is shown where a message says that it is missing.
  private func shown(_ source: String) -> String {
    guard let sources = own.sources, !sources.contains(source) else { return source }
    return own.prefix + source
  }

  /// Returns the service for which the Mobile SDK has a class of that name.
  func service(named name: String, calledAs call: String? = nil) -> Service? {
    // The runtime has some services under other names.
    let name = MobileSDK.otherNames.first { $0.value == name }?.key ?? name
    return catalog.service(exactly: name, calledAs: call)
  }

  private func reportService(_ call: ServiceCall, reporting diagnostics: inout Diagnostics) {
    let service = call.service
    let name = service.value
    let known = MobileSDK.otherNames.values + catalog.serviceNames
    // A class for another version of Liferay is another class, not a misspelling.
    let ofVersion = known.filter { $0.version == name.version }
    let near =
      catalog.service(named: name)?.name ?? nearest(to: name, in: ofVersion, within: 1)
      ?? (name.version.isEmpty
        ? known.first { [name, "LR" + name].contains(String($0.withoutVersion)) } : nil)
    if let near {
      diagnostics.error(.misspeltService(name, near), at: service.range)
    } else {
      let file = shown(Names.serviceFile(name))
      let like = catalog.service(likeWords: name)
      diagnostics.error(.unknownService(name, file, like: like), at: service.range)
    }
  }
}

extension ServiceCatalog {
  /// Returns the service whose name has the same words, or almost, if necessary of another version:
  /// `LRWikiPageService_v62` for `LRWikiPageService_v63`.
  func service(likeWords name: String) -> String? {
    let names = serviceNames
    let ofVersion = names.filter { $0.version == name.version }
    if let near = nearestByWords(to: name, in: ofVersion) { return near }
    if name.version.isEmpty { return nil }
    let bare = String(name.withoutVersion)
    let near =
      names.contains { $0.withoutVersion == bare }
      ? bare : nearestByWords(to: bare, in: names.map { String($0.withoutVersion) })
    return names.last { near != nil && $0.withoutVersion == near ?? "" }
  }
}

extension String {
  /// `7` for `LRUserService_v7`: the version of Liferay that a service belongs to.
  fileprivate var version: String { String(reversed().prefix(while: \.isNumber).reversed()) }

  /// `LRUserService` for `LRUserService_v7`.
  fileprivate var withoutVersion: Substring {
    let name = dropLast(version.count)
    return name.hasSuffix("_v") ? name.dropLast(2) : name
  }
}

extension Diagnostic.Message {
  fileprivate static func misspeltService(_ name: String, _ near: String) -> Self {
    "there is no service '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func unknownMethod(
    _ method: String, _ service: String, _ file: String
  ) -> Self {
    Self(
      "'\(service)' has no method '\(method)'; 'screens-gen service show \(service)' lists those it has, "
        + "'screens-gen service add' adds those of your server, and one of your own is called if "
        + "it is in '\(file)'")
  }

  fileprivate static func unknownService(
    _ name: String, _ file: String, like other: String?
  ) -> Self {
    let hint = other.map { "did you mean '\($0)'? if not, " } ?? ""
    return Self(
      "no portal has a service '\(name)'; \(hint)"
        + "add what your server offers with 'screens-gen service add', "
        + "write 'service: { path: /context.service/method }', or put a class into '\(file)' or into "
        + "a module that 'imports' names")
  }
}
