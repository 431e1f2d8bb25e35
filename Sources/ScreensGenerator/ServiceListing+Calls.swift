package import ServiceCatalog
import SpecModel

extension ServiceListing {
  /// A method of a service, as a spec calls it.
  package struct Call: Sendable {
    package let service: String
    package let method: ServiceMethod
    /// The default name of the action or connector that makes the call, such as `AddBlogsEntry` for
    /// `addEntry`.
    package let name: String
    /// The name of the method that none of its overloads has:
    /// `CLASS.getEntryWithEntryId(entryId:)`.
    package let signature: String
    /// The values that are needed besides the context: the parameters that have a type in a spec.
    package let properties: [Property]
    /// The labels of all parameters, with their values.
    package let arguments: [(label: String, value: String)]
    /// The model that the reply, or each of its items, is made into; nil if they are not entities.
    package var model: ServiceModel?
    /// The method for the number of all rows of a list, if the service has one with the same
    /// parameters.
    package let count: String?
  }

  package struct Property: Sendable {
    package let name: String
    package let type: String
    /// Whether it is a text for a user to type.
    package let isTyped: Bool
  }

  /// A method of a service that matches a name.
  struct Match {
    let service: Service
    let method: ServiceMethod

    var signature: String { "\(service.name).\(method.name)\(method.signatureLabels)" }
  }

  /// Returns the methods that match `name`: `CLASS.METHOD` for all overloads, or
  /// `CLASS.METHOD(groupId:folderId:)` for one. Returns none if the catalogue has no such method.
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

  /// Returns the call of a method, or its call for the rows of a page.
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
  /// The type of the result; nil for a method that returns nothing.
  package var result: String? {
    guard let model else { return method.result.resultType }
    return method.result == .list ? "[\(model.typeName)]" : model.typeName
  }

  /// Whether the method changes nothing, judging by its name.
  package var isReading: Bool {
    ["get", "search", "fetch", "has"].contains { method.baseName.hasPrefix($0) }
  }
}

extension Service {
  /// Returns the methods of that name, which can be the whole name, its first half, or the end of
  /// the path.
  func methods(named name: String) -> [ServiceMethod] {
    methods.filter { [$0.name, $0.baseName, $0.pathEnd].contains(name) }
  }

  /// Returns the name with its entity: `DeleteBlogsEntry` for `deleteEntry`.
  fileprivate func fullName(of method: ServiceMethod) -> String {
    let name = method.baseName.upperFirst
    let entity = method.entities.map(\.capitalizedWords).first {
      name.hasSuffix($0) && baseName.hasSuffix($0)
    }
    return entity.map { name.dropLast($0.count) + baseName } ?? name
  }

  /// Returns the method for the number of all rows that another method returns page by page.
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

  /// Whether the method can return the rows of a page.
  var isPaged: Bool {
    result == .list
      && ["start", "end"].allSatisfy { name in
        parameters.contains { $0.name == name && $0.type == .int }
      }
  }
}

extension ServiceMethod.Parameter {
  fileprivate var isOfPage: Bool { type.isComparator || ["start", "end"].contains(name) }

  /// Returns a value that nobody has to be asked for: a value of the context, unless it identifies
  /// an entity, or for rows the page and the status of published entries.
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

  /// Whether a user types the value, and not the developer who uses the Screenlet.
  fileprivate var isTyped: Bool {
    let isOfProgram =
      ["locale", "type", "key", "uuid"].contains(name)
      || ["Id", "Type", "className", "ClassName"].contains { name.hasSuffix($0) }
    return type == .string && !isOfProgram
  }
}
