import SourceText
import SpecNotation

/// The document about its JSON web services that a portal serves at `/api/jsonws?discover=/*`.
/// Methods whose paths or names cannot be used in source code are omitted, with a warning.
struct Discovery {
  private let members: [String: Node]
  private var methods: [String: [ServiceMethod]] = [:]
  private var isOld: Bool { members["services"] == nil }

  /// Reads a document. Reports an error and returns nil if the file is not a discovery document.
  init?(_ file: SourceFile, reporting diagnostics: inout Diagnostics) {
    let node = diagnostics.unlessErrors {
      Node(parsing: file, limits: InputFormat.serviceDocument.limits, reporting: &$0)
    }
    guard let node else { return nil }
    members = node.members
    if let exception = members["exception"] {
      let text = members["message"]?.text ?? exception.text ?? "an exception"
      diagnostics.error(.exception(text), at: exception.range)
      return nil
    }
    guard let list = members["services"] ?? members["actions"], let items = list.list else {
      diagnostics.error(.noDocument, at: file.range(0..<min(1, file.text.utf8.count)))
      return nil
    }
    for item in items { add(item, reporting: &diagnostics) }
    if methods.isEmpty {
      diagnostics.error(.noServices, at: list.range)
      return nil
    }
  }

  private mutating func add(_ item: Node, reporting diagnostics: inout Diagnostics) {
    let fields = item.members
    guard let path = fields["path"], let text = path.text, let slash = text.lastIndex(of: "/"),
      text[..<slash].isServicePath
    else {
      return diagnostics.warning(.noPath, at: (fields["path"] ?? item).range)
    }
    let answer = fields["returns"]?.members["type"]?.text ?? fields["response"]?.text
    let parameters = (fields["parameters"]?.list ?? []).map(\.parameter)
    let method = ServiceMethod(
      pathEnd: String(text[text.index(after: slash)...]),
      parameters: parameters.compactMap(\.self),
      result: answer.map { DiscoveredType($0).result } ?? .any,
      resultClass: answer.flatMap { DiscoveredType($0).resultClass })
    guard method.isWellNamed, !parameters.contains(nil) else {
      return diagnostics.warning(.badNames(text), at: path.range)
    }
    methods[String(text[..<slash]), default: []].append(method)
  }

  /// Whether the portal was asked for only some of its services. This is not possible in Liferay 7.
  var isPart: Bool {
    let patterns = (members["discover"]?.list ?? []).compactMap(\.text)
    return isOld && !patterns.isEmpty && !patterns.contains("/*")
  }

  var catalog: CatalogFile {
    let names = ServiceNaming(version: version).names(for: Set(methods.keys))
    let services = methods.map { path, methods in
      Service(name: names[path] ?? path, path: path, methods: methods.withoutCopies)
    }
    let answered = Set(methods.values.flatMap { $0.compactMap(\.resultClass) })
    let types = (members["types"]?.list ?? []).compactMap(\.type)
      .filter { answered.contains($0.name) }
    return CatalogFile(
      services: services,
      types: Dictionary(types.map { ($0.name, $0) }) { first, _ in first }.map(\.value))
  }

  /// The version suffix of the Mobile SDK's class names: `7` for Liferay 7.0, `72` for 7.2.1.
  private var version: String {
    let numbers = (members["version"]?.text ?? "").split(separator: ".").prefix(2).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], (6...7).contains(major),
      let minor = numbers[1], (0...9).contains(minor)
    else { return isOld ? "62" : "7" }
    return minor == 0 ? "\(major)" : "\(major)\(minor)"
  }
}

extension [ServiceMethod] {
  /// The methods without duplicates, which have the same name and parameters as another one.
  fileprivate var withoutCopies: [ServiceMethod] {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.name] + $0.parameters.map(\.description)).inserted }
  }
}

extension Node {
  /// The values of a mapping by key. Empty for any other node.
  fileprivate var members: [String: Node] {
    Dictionary((mapping ?? []).map { ($0.key.text ?? "", $0.value) }) { first, _ in first }
  }

  fileprivate var text: String? { scalar?.text }

  /// The parameter that the node describes: `{"name": "entryId", "type": "long"}`.
  fileprivate var parameter: ServiceMethod.Parameter? {
    let fields = members
    guard let name = fields["name"]?.text, let type = fields["type"]?.text else { return nil }
    return ServiceMethod.Parameter(name: name, type: DiscoveredType(type).parameter)
  }

  /// The type that the node describes:
  /// `{"type": "com.liferay.blogs.model.BlogsEntry", "properties": […]}`. Properties whose names
  /// cannot be used in source code are omitted.
  fileprivate var type: ServerType? {
    let fields = members
    guard let name = fields["type"]?.text, name.isJavaClass else { return nil }
    let properties = (fields["properties"]?.list ?? []).compactMap(\.parameter)
      .filter(\.name.isIdentifier)
    return ServerType(
      name: name,
      properties: Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        .sorted { $0.key < $1.key }.map(\.value))
  }
}

extension Diagnostic.Message {
  fileprivate static func exception(_ text: String) -> Self {
    "the portal answered with an exception, not with its services: \(text)"
  }

  fileprivate static let noDocument = Self(
    "this is not the discovery document of a portal: it has neither 'services' nor 'actions'; "
      + "get it with 'curl -u USER:PASSWORD \"SERVER/api/jsonws?discover=/*\"'")

  fileprivate static let noServices = Self(
    "this document has no method that can be called; ask for an application by its context, as in "
      + "'SERVER/api/jsonws?discover=/*&contextName=blogs'")

  fileprivate static let noPath: Self =
    "this method is left out: it has no path such as '/bank.account/get-accounts'"

  fileprivate static func badNames(_ path: String) -> Self {
    "'\(path)' is left out: it, its answer or a parameter has a name that Swift cannot have"
  }
}
