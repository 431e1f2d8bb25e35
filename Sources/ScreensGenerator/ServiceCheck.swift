import ServiceCatalog
import SourceText
import SpecModel

/// Checks the calls of a spec against the services that come with the runtime, and against those
/// that portals offer.
///
/// A module can have its own services, and add methods to others. So a call of something that the
/// runtime lacks is a warning, which names the file to write, until that file exists. A call that
/// no portal accepts is an error, and so is a name that is almost a known one.
struct ServiceCheck {
  /// Where a file of the output would have to be written, as that is shown; nil if it is there.
  let missing: (_ path: String) -> String?

  func check(_ spec: Spec, reporting diagnostics: inout Diagnostics) {
    check(spec.serviceCalls, reporting: &diagnostics)
  }

  /// Reports the errors of the calls that a spec with errors seems to make.
  func checkNames(of calls: [ServiceCall], reporting diagnostics: inout Diagnostics) {
    var found = Diagnostics()
    check(calls, reporting: &found)
    if found.hasErrors { diagnostics.append(found) }
  }

  private func check(_ calls: [ServiceCall], reporting diagnostics: inout Diagnostics) {
    var missingServices: [String] = []
    for call in calls {
      let service = call.service.value
      if let methods = Self.methods(of: service) {
        check(call, methods, reporting: &diagnostics)
      } else if !missingServices.contains(service) {
        missingServices.append(service)
        checkMissing(
          call.service, calls.filter { $0.service.value == service }, reporting: &diagnostics)
      }
    }
  }

  /// Reports a service that the runtime lacks, with all that is called of it.
  private func checkMissing(
    _ service: Located<String>, _ calls: [ServiceCall], reporting diagnostics: inout Diagnostics
  ) {
    guard let file = missing(Names.serviceFile(service.value)) else { return }
    if let offered = Self.catalog.service(named: service.value), offered.name == service.value {
      var problems = Diagnostics()
      for call in calls { check(call, offered, reporting: &problems) }
      if problems.hasErrors {
        diagnostics.append(problems)
        return
      }
    }
    let known = Array(MobileSDK.services.keys).sorted() + MobileSDK.otherNames.keys
    // A class for another version of Liferay is another class, not a slip.
    let ofVersion = (known + Self.catalog.serviceNames).filter {
      $0.version == service.value.version
    }
    if !ofVersion.contains(service.value),
      let near = nearest(to: service.value, in: ofVersion, within: 1)
    {
      for call in calls {
        diagnostics.error(.misspeltService(call.service.value, near), at: call.service.range)
      }
      return
    }
    let cousin = known.first { $0.withoutVersion == service.value.withoutVersion }
    let signatures = calls.map(\.signature).eachOnce
    diagnostics.warning(
      .missingService(service.value, cousin, signatures, file), at: service.range)
  }

  /// Reports a call that the runtime's class does not take.
  private func check(
    _ call: ServiceCall, _ methods: [Method], reporting diagnostics: inout Diagnostics
  ) {
    let name = call.method.value
    if methods.contains(where: { $0.takes(call) }) { return }
    guard let file = missing(Names.serviceFile(call.service.value, method: name)) else { return }
    if reportSlip(in: call, methods, reporting: &diagnostics) { return }
    if let closest = closestOverload(to: call, methods) {
      diagnostics.warning(.otherArguments(closest, file), at: call.method.range)
    } else {
      diagnostics.warning(
        .missingMethod(call.signature, call.service.value, file), at: call.method.range)
    }
  }

  /// Reports a call that the portal's service does not take.
  private func check(
    _ call: ServiceCall, _ service: Service, reporting diagnostics: inout Diagnostics
  ) {
    let methods = service.methods.flatMap(Method.spellings)
    if methods.contains(where: { $0.takes(call) }) { return }
    if reportSlip(in: call, methods, reporting: &diagnostics) { return }
    if let closest = closestOverload(to: call, methods) {
      diagnostics.error(.takesOthers(closest), at: call.method.range)
    } else {
      diagnostics.error(.unknownMethod(call.method.value, service.name), at: call.method.range)
    }
  }

  private func closestOverload(to call: ServiceCall, _ methods: [Method]) -> Method? {
    let labels = call.arguments.map(\.label.value)
    return methods.filter { $0.name == call.method.value }
      .min { $0.difference(labels) < $1.difference(labels) }
  }

  /// Reports what is almost a call of one of the methods; false if the call is not.
  private func reportSlip(
    in call: ServiceCall, _ methods: [Method], reporting diagnostics: inout Diagnostics
  ) -> Bool {
    let name = call.method.value
    let labels = call.arguments.map(\.label.value)
    let overloads = methods.filter { $0.name == name }
    if let near = nearest(to: name, in: methods.map(\.name), within: 1), overloads.isEmpty {
      diagnostics.error(
        .misspeltMethod(name, call.service.value, near), at: call.method.range)
    } else if let other = methods.first(where: {
      $0.labels == labels && $0.name.hasPrefix(name + "With")
    }) {
      diagnostics.error(
        .otherMethod(name, call.service.value, other.name), at: call.method.range)
    } else if let closest = closestOverload(to: call, methods) {
      return reportLabels(of: call, closest, reporting: &diagnostics)
    } else {
      return false
    }
    return true
  }

  /// Reports arguments that are not those of the method; false if they are too different to tell.
  private func reportLabels(
    of call: ServiceCall, _ method: Method, reporting diagnostics: inout Diagnostics
  ) -> Bool {
    let given = call.arguments.map(\.label)
    let absent = method.labels.filter { label in !given.contains { $0.value == label } }
    let unknown = given.filter { !method.labels.contains($0.value) }
    let meant = unknown.compactMap { label in
      nearest(to: label.value, in: absent).map { (label, $0) }
    }
    if unknown.isEmpty {
      diagnostics.error(
        absent.isEmpty ? .otherOrder(method) : .tooFew(method.name, absent), at: call.method.range)
    } else if absent.isEmpty {
      diagnostics.error(.tooMany(method.name, unknown.map(\.value)), at: call.method.range)
    } else if meant.count == unknown.count {
      for (label, near) in meant {
        diagnostics.error(.misspeltLabel(label.value, method.name, near), at: label.range)
      }
    } else {
      return false
    }
    return true
  }
}

extension ServiceCheck {
  /// A method of a service, with the labels of its arguments as a spec writes them.
  fileprivate struct Method {
    let name: String
    let labels: [String]

    /// The two ways in which a spec can call the method: as the Mobile SDK names it, and as Swift
    /// does, `getEntry(withEntryId:)`.
    static func spellings(of method: ServiceMethod) -> [Method] {
      let labels = method.parameters.map(\.name)
      guard let first = labels.first else { return [Method(name: method.name, labels: [])] }
      return [
        Method(name: method.name, labels: labels),
        Method(name: method.baseName, labels: ["with" + first.upperFirst] + labels.dropFirst()),
      ]
    }

    init(name: String, labels: [String]) {
      self.name = name
      self.labels = labels
    }

    func takes(_ call: ServiceCall) -> Bool {
      name == call.method.value && labels == call.arguments.map(\.label.value)
    }

    /// Reads `getEntryWithEntryId(_:)`, whose argument is `entryId` in a spec.
    init(_ signature: String) {
      let parts = signature.split(separator: "(")
      let name = String(parts[0])
      self.name = name
      labels = parts[1].dropLast().split(separator: ":").map { label in
        label == "_" ? name.lastPart(behind: "With").lowerFirst : String(label)
      }
    }

    /// How many arguments there would have to be more or fewer.
    func difference(_ others: [String]) -> Int {
      labels.count { !others.contains($0) } + others.count { !labels.contains($0) }
    }
  }

  private static let catalog = ServiceCatalog()

  /// The methods of a class of the runtime; nil if it has no such class.
  fileprivate static func methods(of service: String) -> [Method]? {
    methods[MobileSDK.otherNames[service] ?? service]
  }

  private static let methods = MobileSDK.services.mapValues { $0.map(Method.init) }
}

extension Spec {
  /// The calls of services, in the order of the spec but for those of its list.
  fileprivate var serviceCalls: [ServiceCall] {
    switch self {
    case .screenlet(let spec):
      spec.connectors.flatMap(\.serviceCalls) + spec.actions.flatMap(\.serviceCalls)
        + (spec.list?.connector.serviceCalls ?? [])
    case .connector(let spec): spec.connector.serviceCalls
    case .interactor(let spec):
      spec.connectors.flatMap(\.serviceCalls) + spec.interactor.serviceCalls
    case .theme, .module: []
    }
  }
}

extension ActionSpec {
  /// The call that the interactor makes itself.
  fileprivate var serviceCalls: [ServiceCall] {
    if case .callback(let call) = kind { [call] } else { [] }
  }
}

extension ServiceCall {
  /// `getEntryWithEntryId(_:)`, as Swift names what is called.
  fileprivate var signature: String {
    let labels = arguments.indices.map { isInMethod($0) ? "_:" : arguments[$0].label.value + ":" }
    return "\(method.value)(\(labels.joined()))"
  }
}

extension [String] {
  /// Each of the texts once, in the order of the first of its kind.
  var eachOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  fileprivate var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension String {
  /// `7` for `LRUserService_v7`: the version of Liferay that a service belongs to.
  fileprivate var version: String { String(reversed().prefix(while: \.isNumber).reversed()) }

  /// `LRUserService` for `LRUserService_v7`.
  fileprivate var withoutVersion: Substring {
    let name = dropLast(version.count)
    return name.hasSuffix("_v") ? name.dropLast(2) : name
  }

  /// `UserId` for `getUserByIdWithUserId`, behind `With`.
  fileprivate func lastPart(behind word: String) -> String {
    let start = indices.last { self[$0...].hasPrefix(word) }
    return start.map { String(self[$0...].dropFirst(word.count)) } ?? self
  }
}

extension Diagnostic.Message {
  fileprivate static func misspeltService(_ name: String, _ near: String) -> Self {
    "there is no service '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func missingService(
    _ name: String, _ cousin: String?, _ signatures: [String], _ file: String
  ) -> Self {
    Self(
      "the runtime has no service '\(name)'" + (cousin.map { ", only '\($0)'" } ?? "")
        + "; what is generated compiles once '\(file)' has the class, "
        + "with \(signatures.quotedList)")
  }

  fileprivate static func misspeltMethod(
    _ name: String, _ service: String, _ near: String
  ) -> Self {
    "'\(service)' has no method '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func otherMethod(_ name: String, _ service: String, _ other: String) -> Self {
    "'\(name)' of '\(service)' takes other arguments; did you mean '\(other)'?"
  }

  fileprivate static func missingMethod(
    _ signature: String, _ service: String, _ file: String
  ) -> Self {
    Self(
      "'\(service)' of the runtime has no method '\(signature)'; "
        + "what is generated compiles once '\(file)' has it, in an extension")
  }

  fileprivate static func unknownMethod(_ method: String, _ service: String) -> Self {
    "'\(service)' has no method '\(method)'; 'screens-gen service show \(service)' lists those it has"
  }

  fileprivate static func takesOthers(_ method: ServiceCheck.Method) -> Self {
    "'\(method.name)' takes \(method.labels.quotedList); write these arguments"
  }

  fileprivate static func misspeltLabel(
    _ label: String, _ method: String, _ near: String
  ) -> Self {
    "'\(method)' has no argument '\(label)'; did you mean '\(near)'?"
  }

  fileprivate static func tooFew(_ method: String, _ labels: [String]) -> Self {
    "'\(method)' also takes \(labels.quotedList); add \(labels.count == 1 ? "it" : "them")"
  }

  fileprivate static func tooMany(_ method: String, _ labels: [String]) -> Self {
    "'\(method)' takes no \(labels.quotedList); remove \(labels.count == 1 ? "it" : "them")"
  }

  fileprivate static func otherOrder(_ method: ServiceCheck.Method) -> Self {
    "'\(method.name)' takes its arguments in another order; write \(method.labels.quotedList)"
  }

  fileprivate static func otherArguments(_ method: ServiceCheck.Method, _ file: String) -> Self {
    Self(
      "'\(method.name)' of the runtime takes \(method.labels.quotedList); with these arguments "
        + "what is generated compiles once '\(file)' has such a method, in an extension")
  }
}
