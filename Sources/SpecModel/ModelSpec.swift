import SourceText
import SpecNotation

/// A class that wraps what the server sends about one entity, or a structure of it.
package struct ModelSpec: Hashable, Sendable, Named {
  /// An attribute of the entity, read through a typed accessor of the same name.
  package struct Attribute: Hashable, Sendable, Named {
    package var name: Located<String>
    package var type: SwiftType
  }

  /// What a model is in Swift.
  package enum Form: String, CaseIterable, Hashable, Sendable {
    case `class`, `struct`
  }

  package var name: Located<String>
  package var attributes: [Attribute]
  package var form = Form.class
  /// Whether the module, or a Screenlet that is extended, declares the model, whose type all specs
  /// share.
  package var isShared = false
  /// The module whose class the model is; nil for a class that is generated.
  package var module: Located<String>?
}

extension [ModelSpec] {
  /// The models, whose classes are generated with another file.
  var shared: [ModelSpec] {
    map { model in
      var model = model
      model.isShared = true
      return model
    }
  }
}

extension ModelSpec {
  fileprivate static let types: [SwiftType.Builtin] = [
    .bool, .int, .int32, .int64, .float, .double, .string, .date, .url, .attributes,
  ]

  /// Reads the models of a file, which have the form unless they are of another module.
  static func list<Owner: FileTable>(
    _ fields: Fields<Owner>, as form: Form, besides shared: [ModelSpec] = []
  ) -> [ModelSpec] {
    let entries = fields[Owner.models] ?? []
    let names = entries.map(\.key.keyText.nameOfModel) + shared.names
    let models = entries.compactMap { entry in
      var model = ModelSpec(entry, models: names, reporting: fields.log)
      if model?.module == nil { model?.form = form }
      return model
    }
    models.checkStructures(besides: shared, reporting: fields.log)
    return models
  }

  /// Returns the models that a spec can refer to: its own, and those of its module. Reports a model
  /// of its own that the module has too.
  static func scope<Owner: FileTable>(
    _ fields: Fields<Owner>, in module: ModuleSpec?, besides shared: [ModelSpec]
  ) -> Declared<ModelSpec> {
    let own = list(fields, as: module?.modelForm ?? .class, besides: shared)
    for model in own {
      guard let other = shared.named(model.name.value) else { continue }
      fields.log.error(
        .isShared(model.name.value), at: model.name.range,
        notes: [Diagnostic.Note(.shared, at: other.name.range)])
    }
    let names = fields.node(Owner.models)?.keyTexts.map(\.nameOfModel) ?? []
    return Declared(own + shared, names: names + shared.names)
  }

  private init?(_ entry: Node.Entry, models: [String], reporting log: DiagnosticLog) {
    let key = entry.name
    let ofModule = key.value.moduleOfModel
    let text = ofModule == nil ? key : key.part(key.value.dotSeparated.last ?? "")
    let name = text.typeName("model", reporting: log)
    let module = ofModule.map(key.part)
    if let module, module.moduleName(reporting: log) == nil { return nil }
    var entries = entry.value.entries(
      of: "model '\(key.value)'", like: "{ name: String, url: String }", reporting: log)
    if let only = entries?.first, entries?.count == 1, let inner = only.value.mapping {
      log.error(.innerMapping(only.key.keyText, key.value), at: only.key.range)
      entries = inner
    }
    let attributes = (entries ?? []).compactMap {
      Attribute($0, models: models, reporting: log)
    }
    guard let name, attributes.count == entries?.count else { return nil }
    self.init(name: name, attributes: attributes, module: module)
  }
}

extension String {
  /// The module in `BankKit.Account`; nil if the model is named without a module.
  fileprivate var moduleOfModel: Substring? {
    let names = dotSeparated
    guard names.count > 1, let name = names.last, SwiftName.isIdentifier(String(name)) else {
      return nil
    }
    return dropLast(name.count + 1)
  }

  /// The name of a model without that of its module.
  fileprivate var nameOfModel: String {
    moduleOfModel.map { String(dropFirst($0.count + 1)) } ?? self
  }
}

extension ModelSpec.Attribute {
  fileprivate init?(_ entry: Node.Entry, models: [String], reporting log: DiagnosticLog) {
    let name = entry.name
      .memberName("attribute", avoiding: .model, reporting: log)
    let text = entry.value.declaration(of: entry.key.keyText.quoted, reporting: log)
    let type = text.flatMap {
      SwiftType($0, models: models, allowed: ModelSpec.types, reporting: log)
    }
    guard let text, let type else { return nil }
    if type.emptyValue == nil {
      log.error(.needsOptional(entry.key.keyText, type), at: text.range)
      return nil
    }
    guard let name, type.isReadable(at: text.range, reporting: log) else { return nil }
    self.init(name: name, type: type)
  }
}

extension Diagnostic.Message {
  fileprivate static func innerMapping(_ key: String, _ model: String) -> Self {
    "attributes are right below the name of their model, as in '\(model): { name: String }'; "
      + "remove '\(key)'"
  }

  fileprivate static func isShared(_ name: String) -> Self {
    "the module has a model '\(name)', which all of its specs share; remove this one, or rename it"
  }

  fileprivate static let shared: Self = "the module declares it here"

  fileprivate static func needsOptional(_ name: String, _ type: SwiftType) -> Self {
    "the server may send no '\(name)'; make its type '\(type.source)?'"
  }
}
