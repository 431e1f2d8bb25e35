package import ServiceCatalog
import SpecModel

extension ServiceListing {
  /// A method of a service as a spec calls it, in the words of the spec.
  package struct Call: Sendable {
    package let service: String
    package let method: ServiceMethod
    /// What does it is called so without another name: `AddBlogsEntry` for `addEntry`.
    package let name: String
    /// What names the method and no overload of it: `CLASS.getEntryWithEntryId(entryId:)`.
    package let signature: String
    /// What has to be known besides the context: the parameters that have a type in a spec.
    package let properties: [Property]
    /// The labels of all parameters, each with the value that it gets.
    package let arguments: [(label: String, value: String)]
    /// What the answer, or each of its items, is made into; nil for anything but entities.
    package let model: ServiceModel?
    /// For the rows of a list: the method for the number of all rows, if the service has one that
    /// takes the same.
    package let count: String?
  }

  package struct Property: Sendable {
    package let name: String
    package let type: String
    /// Whether it is a text for a user to type.
    package let isTyped: Bool
  }

  /// A method of a service that a name matches.
  struct Match {
    let service: Service
    let method: ServiceMethod

    var signature: String { "\(service.name).\(method.name)\(method.signatureLabels)" }
  }

  /// The methods that `name` matches, as in `CLASS.METHOD` for all overloads, or in
  /// `CLASS.METHOD(groupId:folderId:)` for one. Empty if the catalogue has no such method.
  func matches(of name: String) -> [Match] {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let service = catalog.service(named: String(parts[0])) else {
      return []
    }
    let method = parts[1].prefix { $0 != "(" }
    let labels = parts[1].dropFirst(method.count)
    var signatures: Set<String> = []
    return service.methods(named: String(method))
      .filter { labels.isEmpty || $0.signatureLabels == labels }
      .map { Match(service: service, method: $0) }
      .filter { signatures.insert($0.signature).inserted }
  }

  /// The call of a method, or the one for the rows of a page.
  func call(of match: Match, asRows: Bool) -> Call {
    let (service, method) = (match.service, match.method)
    let values = method.parameters.map {
      $0.impliedValue(in: method, asRows: asRows) ?? ($0.type.inspectableType == nil ? "nil" : nil)
    }
    let asked = zip(method.parameters, values).filter { $1 == nil }.map(\.0)
    return Call(
      service: service.name, method: method, name: service.fullName(of: method),
      signature: match.signature,
      properties: asked.map {
        Property(
          name: $0.property(asRows: asRows), type: $0.type.inspectableType ?? "",
          isTyped: !asRows && $0.isTyped)
      },
      arguments: zip(method.parameters, values).map {
        ($0.name, $1 ?? $0.property(asRows: asRows))
      },
      model: ServiceModel(
        answerOf: method, of: service, types: catalog.types, isNeeded: asRows),
      count: asRows ? service.count(of: method)?.name : nil)
  }
}

extension ServiceListing.Call {
  /// The type of the answer; nil for a method that answers nothing.
  package var result: String? {
    guard let model else { return method.result.resultType }
    return method.result == .list ? "[\(model.name)]" : model.name
  }

  /// Whether the method changes nothing, by its name.
  package var isReading: Bool {
    ["get", "search", "fetch", "has"].contains { method.baseName.hasPrefix($0) }
  }
}

extension Service {
  /// The methods that are called so, by the whole name, by the first half, or by the path.
  func methods(named name: String) -> [ServiceMethod] {
    methods.filter { [$0.name, $0.baseName, $0.pathEnd].contains(name) }
  }

  /// `DeleteBlogsEntry`, for `deleteEntry`.
  fileprivate func fullName(of method: ServiceMethod) -> String {
    let name = method.baseName.upperFirst
    let entity = method.entities.map(\.capitalizedWords).first {
      name.hasSuffix($0) && baseName.hasSuffix($0)
    }
    return entity.map { name.dropLast($0.count) + baseName } ?? name
  }

  /// The method for the number of all rows that another one answers page by page.
  fileprivate func count(of rows: ServiceMethod) -> ServiceMethod? {
    let labels = rows.parameters.filter { !$0.isOfPage }.map(\.name)
    return methods.first {
      $0.pathEnd == rows.pathEnd + "-count" && $0.result == .number
        && $0.parameters.map(\.name) == labels
    }
  }
}

extension ServiceMethod {
  /// `(groupId:folderId:)`.
  var signatureLabels: String { "(\(parameters.map { "\($0.name):" }.joined()))" }

  /// Whether the rows of a page can be asked for.
  var isPaged: Bool {
    result == .list
      && ["start", "end"].allSatisfy { name in
        parameters.contains { $0.name == name && $0.type == .int }
      }
  }
}

extension ServiceMethod.Parameter {
  fileprivate var isOfPage: Bool { type.isComparator || ["start", "end"].contains(name) }

  /// What nobody has to be asked for: values of the context, unless they say which entity is meant,
  /// and for rows the page and the status of what is published.
  fileprivate func impliedValue(in method: ServiceMethod, asRows: Bool) -> String? {
    let isKey = method.pathEnd.hasSuffix("-" + name.dropLast(2))
    switch (name, type) {
    case ("groupId", .long) where !isKey: return "context.groupId"
    case ("companyId", .long) where !isKey: return "context.companyId"
    case ("start", .int) where asRows: return "startRow"
    case ("end", .int) where asRows: return "endRow"
    case ("status", .int) where asRows: return "0"
    default: return asRows && type.isComparator ? "obc" : nil
    }
  }

  /// Whether a user types it, and not the developer who uses the Screenlet.
  fileprivate var isTyped: Bool {
    let isOfProgram =
      ["locale", "type", "key", "uuid"].contains(name)
      || ["Id", "Type", "className", "ClassName"].contains { name.hasSuffix($0) }
    return type == .string && !isOfProgram
  }
}
