import ServiceCatalog
import SourceText
import SpecModel
import TemplateEngine

/// What `Templates/Service` is rendered with.
struct ServiceContext: TemplateContext {
  struct Method: TemplateContext {
    let name: String
    let path: String
    /// What comes back, in words.
    let answer: String
    let parameters: String
    /// The variable for the values to send; nil if there are none.
    let variable: String?
    /// Whether objects are added to the values.
    let isChanged: Bool
    let entries: String
    /// The statements that add objects.
    let objects: [String]
    let call: String
  }

  let serviceClass: String
  /// Whether it extends a class of the runtime.
  let isExtension: Bool
  let access: String
  let path: String
  let methods: [Method]
}

/// A class that calls a service, with some of its methods; or an extension of the runtime's class,
/// with methods that the class lacks.
package struct ServiceClass: Hashable, Sendable {
  let name: String
  let isExtension: Bool
  private let path: String
  private var added: Set<ServiceMethod> = []

  init(_ name: String, of service: Service, isExtension: Bool = false) {
    self.name = name
    path = service.path
    self.isExtension = isExtension
  }

  /// The methods, in the order of their descriptions. Specs that describe the same method by its
  /// path can expect different results; the class has it once.
  var methods: [ServiceMethod] {
    let sorted = added.sorted { $0.description < $1.description }
    let methods = sorted.filter { !$0.isVague } + sorted.filter(\.isVague)
    return Dictionary(methods.map { ([$0.pathEnd] + $0.parameters.map(\.description), $0) }) {
      first, _ in first
    }.values.sorted { $0.description < $1.description }
  }

  mutating func add(_ method: ServiceMethod) { added.insert(method) }

  /// Returns the class with all methods of this class and of another one of the same name.
  private func union(_ other: ServiceClass) -> ServiceClass {
    var union = self
    union.added.formUnion(other.added)
    return union
  }

  /// Returns the classes in the order of their names, with those of the same name united.
  package static func united(_ classes: [ServiceClass]) -> [ServiceClass] {
    Dictionary(classes.map { ($0.name, $0) }) { $0.union($1) }.values
      .sorted { $0.name < $1.name }
  }

  /// A text of the name and the methods, which differs if these do.
  package var words: String {
    ([name] + methods.map(\.description)).joined(separator: "\n")
  }

  var context: ServiceContext {
    ServiceContext(
      serviceClass: name, isExtension: isExtension, access: isExtension ? "public" : "open",
      path: path, methods: methods.map { $0.context(at: path) })
  }
}

extension ServiceMethod {
  fileprivate var isVague: Bool { result == .any }

  fileprivate func context(at servicePath: String) -> ServiceContext.Method {
    let names = parameters.map(\.name)
    let variable = Names.local("params", besides: names)
    let objects = parameters.compactMap { $0.mangling(in: variable) }
    let entries = parameters.compactMap(\.entry)
    return ServiceContext.Method(
      name: Names.member(name), path: "\(servicePath)/\(pathEnd)", answer: answer,
      parameters: .list(parameterList), variable: parameters.isEmpty ? nil : variable,
      isChanged: !objects.isEmpty, entries: entries.isEmpty ? "[:]" : .collection(entries),
      objects: objects, call: call(at: servicePath, variable))
  }

  private var parameterList: [String] {
    parameters.enumerated().map { index, parameter in
      let label = index == 0 ? "_ " : ""
      return "\(label)\(Names.parameter(parameter.name)): \(parameter.type.source)"
    }
  }

  /// `try session.invoke(["/blogs.blogsentry/get-entry": params])`.
  private func call(at servicePath: String, _ variable: String) -> String {
    let path = "\(servicePath)/\(pathEnd)".escapedForSwift
    let session = parameters.contains { $0.name == "session" } ? "self.session" : "session"
    let sends = parameters.contains { $0.type == .upload } ? "upload" : "invoke"
    let values: String = parameters.isEmpty ? "[String: Any]()" : variable
    let call: String = .call("\(session).\(sends)", [.collection([.entry(path, values)])])
    return result == .boolean ? .call("try boolValue", [call]) : "try \(call)"
  }

  private var answer: String {
    switch result {
    case .void: "The answer can be ignored."
    case .map: "The answer is a dictionary."
    case .list: "The answer is an array."
    case .number: "The answer is a number."
    case .boolean: "The answer is a Boolean."
    case .string: "The answer is a string."
    case .any: "The answer is what the server says."
    }
  }
}

extension ServiceMethod.Parameter {
  /// The entry that is sent under the name of the parameter; nil for an object, which has several
  /// values.
  fileprivate var entry: String? {
    let name = Names.member(self.name)
    let value: String
    switch type {
    case .boolean, .int, .long, .double: value = name
    case .string, .list, .map, .upload: value = .call("checkNull", [name])
    case .bytes: value = .call("toString", [name])
    case .object: return nil
    }
    return .entry(self.name.escapedForSwift, value)
  }

  /// Returns the statement that adds an object to what is sent, or nil for any other value.
  fileprivate func mangling(in variable: String) -> String? {
    guard case .object(let javaClass) = type else { return nil }
    // The server knows classes without their type arguments.
    let name = String(javaClass.prefix { $0 != "<" })
    return .call(
      "mangleWrapper",
      [
        "withParams: &\(variable)", "name: \"\(self.name.escapedForSwift)\"",
        .labeled("className", "\"\(name.escapedForSwift)\""),
        "wrapper: \(Names.member(self.name))",
      ])
  }
}
