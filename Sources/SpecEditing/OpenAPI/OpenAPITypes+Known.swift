import SourceText

// The models of a document and the existing models of a spec.
extension OpenAPITypes {
  /// The additions to a spec for a type of the document.
  struct Addition {
    /// The type with its name in the spec.
    let type: String
    /// The models that the spec does not have. Each precedes the models that it needs.
    let models: [OpenAPIModel]
    let warnings: Diagnostics
  }

  /// Returns the additions for a type. If a model of the spec has the name of a model of the
  /// document and fits, it is used instead. If it does not fit, the model of the document gets
  /// another name.
  func addition(of type: String, to known: [KnownModel]) -> Addition {
    let known = Dictionary(known.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let reached = reached(from: type, known)
    let renamed = renamed(reached, known)
    var warnings = Diagnostics()
    var added: [OpenAPIModel] = []
    for var model in reached {
      let notes = known[model.name].map { [Diagnostic.Note(.declaredHere($0.name), at: $0.range)] }
      if let name = renamed[model.name] {
        warnings.warning(.another(model.name, as: name), at: model.range, notes: notes ?? [])
      } else if let other = known[model.name] {
        let missing = model.attributes.map(\.name).filter { other.attributes[$0] == nil }
        if !missing.isEmpty {
          warnings.warning(.lacks(missing, model.name), at: model.range, notes: notes ?? [])
        }
        continue
      }
      warnings.append(model.leftOut)
      for index in model.attributes.indices {
        model.attributes[index].type = model.attributes[index].type.replacingModel(renamed)
      }
      model.name = renamed[model.name] ?? model.name
      added.append(model)
    }
    return Addition(type: type.replacingModel(renamed), models: added, warnings: warnings)
  }

  /// Returns the models that the type needs, in the order in which they were found. If the spec
  /// already has a model, only the attributes of that one count.
  private func reached(from type: String, _ known: [String: KnownModel]) -> [OpenAPIModel] {
    var names: Set<String> = []
    var waiting = [type.modelName]
    let models = Dictionary(self.models.map { ($0.name, $0) }) { first, _ in first }
    while let name = waiting.popLast() {
      guard let model = models[name], names.insert(name).inserted
      else { continue }
      let other = known[name].flatMap { $0.fits(model) ? $0 : nil }
      waiting += (other?.read(of: model) ?? model.attributes).map(\.type.modelName)
    }
    return self.models.filter { names.contains($0.name) }
  }

  /// Returns new names for the models that differ from the spec's models of the same name.
  private func renamed(
    _ models: [OpenAPIModel], _ known: [String: KnownModel]
  ) -> [String: String] {
    var others = Set(models.filter { known[$0.name]?.fits($0) == false }.map(\.name))
    // A model of the spec refers to models of the spec, so it cannot replace a model that refers to
    // a renamed one.
    while let next = models.first(where: { model in
      !others.contains(model.name)
        && known[model.name]?.read(of: model).contains { others.contains($0.type.modelName) }
          == true
    }) {
      others.insert(next.name)
    }
    var used = Set(known.keys)
    return models.filter { others.contains($0.name) }.reduce(into: [:]) { renamed, model in
      guard let name = freeName(model.name, besides: used) else { return }
      renamed[model.name] = name
      used.insert(name)
    }
  }
}

extension String {
  /// The name of the model in a type, such as `Task` in `[Task]?`.
  var modelName: String { filter { !"[]?".contains($0) } }

  fileprivate func replacingModel(_ names: [String: String]) -> String {
    names[modelName].map { replacing(modelName, with: $0) } ?? self
  }
}

extension Diagnostic.Message {
  fileprivate static func another(_ name: String, as other: String) -> Self {
    "this is not the '\(name)' that the spec has, so the model is called '\(other)'"
  }

  fileprivate static func lacks(_ attributes: [String], _ name: String) -> Self {
    let list = attributes.map { "'\($0)'" }.joined(separator: ", ")
    return
      "the model '\(name)' of the spec stays as it is, without \(list); add what you need of it"
  }

  fileprivate static func declaredHere(_ name: String) -> Self {
    "the spec's '\(name)' is declared here"
  }
}
