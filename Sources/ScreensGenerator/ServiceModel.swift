import ServiceCatalog
import SourceText
import SpecModel

/// A model for the entities that a method of a service returns.
///
/// A catalogue of the project may have their type. The built-in catalogues only say that objects
/// are returned. Then the attributes are the texts that the service takes to create or change an
/// entity, and its key, because Liferay gives a parameter and an attribute the same name.
package struct ServiceModel: Hashable, Sendable {
  /// The name of the entity, such as `BlogsEntry`.
  package let name: String
  /// The name of the model in a spec: that of the entity, but `UserModel` for `User`, by which code
  /// means another type.
  package var typeName: String
  /// The name of the entity in the names of methods: `Entry`.
  package let entity: String
  package let attributes: [Attribute]
  /// The type that the attributes were read from; nil if they are derived from parameters.
  package let type: String?

  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let type: String
  }

  /// The attribute that identifies a row to users, and the next one that can be shown.
  package var title: Attribute? { texts.first ?? attributes.first }
  package var detail: Attribute? { texts.dropFirst().first }

  private var texts: [Attribute] {
    let texts = attributes.filter { $0.type == "String" }
    let isTitle = { (attribute: Attribute) in
      Self.titles.contains { attribute.name == $0 || attribute.name == $0 + "CurrentValue" }
    }
    return texts.filter(isTitle) + texts.filter { !isTitle($0) }
  }

  private static let titles: Set = ["title", "name", "subject", "screenName"]
}

extension ServiceModel {
  /// Creates the model. Returns nil if the method does not return objects, or returns objects of
  /// which nothing is known. If the model is needed, an unknown one has a name only.
  init?(
    answerOf method: ServiceMethod, of service: Service, types: [ServerType], isNeeded: Bool
  ) {
    if let type = types.first(where: { $0.name == method.resultClass }) {
      let attributes = type.attributes
      guard !attributes.isEmpty else { return nil }
      self.init(
        name: type.simpleName, typeName: Self.typeName(of: type.simpleName, types),
        entity: type.simpleName, attributes: attributes, type: type.name)
      return
    }
    guard [.map, .list, .any].contains(method.result) else { return nil }
    let names = method.entities + (isNeeded ? service.baseName.kebabCase.endings : [])
    let known = names.first { name in
      service.methods.contains { ["add-\(name)", "update-\(name)"].contains($0.pathEnd) }
    }
    guard let entity = known ?? (isNeeded ? method.entities.last ?? names.last : nil) else {
      return nil
    }
    let attributes = service.attributes(of: entity)
    guard isNeeded || !attributes.isEmpty else { return nil }
    let words = entity.capitalizedWords
    let name = service.baseName.hasSuffix(words) ? service.baseName : words
    self.init(
      name: name, typeName: Self.typeName(of: name, types), entity: words,
      attributes: attributes.isEmpty ? [Attribute(name: "name", type: "String")] : attributes,
      type: nil)
  }

  private static func typeName(of name: String, _ types: [ServerType]) -> String {
    let other = name + "Model"
    let isFree = !types.contains { $0.simpleName == other }
    return ModelSpec.commonNames.contains(name) && isFree ? other : name
  }
}

extension ServerType {
  /// The properties that have a type in a spec, without those that Liferay keeps for every entity.
  fileprivate var attributes: [ServiceModel.Attribute] {
    let key = simpleName.lowercased() + "id"
    return properties.compactMap { property in
      guard !Self.notes.contains(property.name) || property.name.lowercased() == key,
        let type = property.type.attributeType
      else { return nil }
      return ServiceModel.Attribute(name: property.name, type: type)
    }
  }

  private static let notes: Set = [
    "companyId", "ctCollectionId", "groupId", "lastPublishDate", "mvccVersion", "status",
    "statusByUserId", "statusByUserName", "statusByUserUuid", "statusDate", "userId", "userUuid",
    "uuid",
  ]
}

extension ParameterType {
  fileprivate var attributeType: String? { self == .int ? "Int" : inspectableType }
}

extension ServiceMethod {
  /// The entities that the method may be about, the longest name first: `group-entry`, then `entry`
  /// for `get-group-entries`; `user` for `get-user-by-email-address`.
  var entities: [String] {
    let words = pathEnd.split(separator: "-").dropFirst()
    let subject = words.prefix { !["by", "from", "to"].contains($0) }.joined(separator: "-")
    return subject.isEmpty ? [] : (result == .list ? subject.singular : subject).endings
  }
}

extension Service {
  /// Returns the texts with which an entity is created or changed, and its key.
  fileprivate func attributes(of entity: String) -> [ServiceModel.Attribute] {
    let makers = methods.filter { ["add-\(entity)", "update-\(entity)"].contains($0.pathEnd) }
    let texts = makers.flatMap(\.parameters).compactMap(\.attribute).eachOnce(by: \.self).prefix(4)
    let keys = methods.filter { ["delete-\(entity)", "get-\(entity)"].contains($0.pathEnd) }
      .compactMap { $0.parameters.count == 1 ? $0.parameters[0] : nil }
      .filter { $0.type == .long && $0.name.hasSuffix("Id") }
    return texts + keys.prefix(1).map { ServiceModel.Attribute(name: $0.name, type: "Int64") }
  }
}

extension ServiceMethod.Parameter {
  /// The attribute of the entity that the method creates; nil for a value that is not a text to
  /// show. For a text in several languages, Liferay returns the user's under another name.
  fileprivate var attribute: ServiceModel.Attribute? {
    let isMap = type == .map && name.hasSuffix("Map")
    let name = isMap ? String(self.name.dropLast(3)) : self.name
    guard type == .string || isMap, Self.shown.contains(name) else { return nil }
    return ServiceModel.Attribute(name: isMap ? name + "CurrentValue" : name, type: "String")
  }

  private static let shown: Set = [
    "body", "city", "content", "description", "emailAddress", "firstName", "jobTitle", "lastName",
    "name", "screenName", "street1", "subject", "subtitle", "summary", "title", "url",
  ]
}

extension String {
  /// The endings of the name: `group-entry` and `entry` of `group-entry`.
  fileprivate var endings: [String] {
    let words = split(separator: "-")
    return words.indices.map { words[$0...].joined(separator: "-") }
  }

  /// The singular: `entry` for `entries`.
  fileprivate var singular: String {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    if hasSuffix("sses") || hasSuffix("xes") { return String(dropLast(2)) }
    return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
  }
}
