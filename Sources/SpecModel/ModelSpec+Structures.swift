import SourceText

extension [ModelSpec] {
  /// Reports what a structure cannot have: attributes of any type, classes, and itself. `shared` are
  /// the models that others declare.
  func checkStructures(besides shared: [ModelSpec], reporting log: DiagnosticLog) {
    let all = self + shared
    for model in self where model.form == .struct {
      for attribute in model.attributes {
        let part = attribute.type.base.model.flatMap(all.named)
        let name = attribute.name
        if attribute.type.base.holds(.attributes) {
          log.error(.anyAttributes(name.value), at: name.range)
        } else if let part, part.form == .class {
          log.error(.classInStructure(name.value, part.name.value), at: name.range)
        } else if model.isInside(attribute, all) {
          log.error(.insideItself(name.value, model.name.value), at: name.range)
        } else if name.value == "hashValue" {
          log.error(.hashValue, at: name.range)
        }
      }
    }
  }
}

extension ModelSpec {
  /// Whether the attribute, which is no list, is the model itself or has it as a part.
  fileprivate func isInside(_ attribute: Attribute, _ models: [ModelSpec]) -> Bool {
    var seen: Set<String> = []
    var left = [attribute]
    while let next = left.popLast() {
      guard case .model(let part) = next.type.base, seen.insert(part).inserted else { continue }
      if part == name.value { return true }
      left += models.named(part)?.attributes ?? []
    }
    return false
  }
}

extension SwiftType.Base {
  /// Whether it is the type, or a list of it.
  fileprivate func holds(_ type: SwiftType.Builtin) -> Bool {
    switch self {
    case .builtin(let builtin): builtin == type
    case .list(let element): element.holds(type)
    case .model: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func anyAttributes(_ attribute: String) -> Self {
    "models of this module are structures, whose attributes have known types, and "
      + "'\(attribute)' can be anything; declare a model of what is in it, or leave it out"
  }

  fileprivate static func classInStructure(_ attribute: String, _ model: String) -> Self {
    "models of this module are structures, and '\(attribute)' is a class of another module; "
      + "declare a model like '\(model)' in this module"
  }

  fileprivate static func insideItself(_ attribute: String, _ model: String) -> Self {
    "models of this module are structures, which cannot be parts of themselves, and "
      + "'\(attribute)' leads back to '\(model)'; make it a list, or leave it out"
  }

  fileprivate static let hashValue: Self =
    "'hashValue' of a structure is what a set knows it by; leave it out"
}
