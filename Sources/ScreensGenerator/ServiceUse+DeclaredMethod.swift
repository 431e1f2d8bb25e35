import ServiceCatalog
import SourceText
import SpecModel

extension ServiceUse {
  /// Returns the method that the spec describes by its path. A value shows the type of its
  /// parameter, unless the spec states that type. Reports an error and returns nil if a type is
  /// missing or wrong.
  func declaredMethod(
    at path: ServicePath, reporting diagnostics: inout Diagnostics
  ) -> ServiceMethod? {
    var found = Diagnostics()
    let parameters = call.arguments.compactMap { argument in
      type(of: argument, at: path, reporting: &found).map {
        ServiceMethod.Parameter(name: argument.label.value, type: $0)
      }
    }
    if case .answer(let kept?) = purpose, let result = path.result, kept.type != result {
      found.error(.otherAnswer(kept.type, result), at: kept.typeRange)
    }
    diagnostics.append(found)
    guard !found.hasErrors else { return nil }
    return ServiceMethod(
      pathEnd: path.method.value, parameters: parameters, result: result(at: path))
  }

  private func type(
    of argument: ServiceCall.Argument, at path: ServicePath,
    reporting diagnostics: inout Diagnostics
  ) -> ParameterType? {
    let label = argument.label.value
    if let declared = path.parameters.first(where: { $0.label.value == label })?.type {
      if let type = ParameterType(named: declared.value) { return type }
      diagnostics.error(.unknownType(declared.value), at: declared.range)
      return nil
    }
    switch argument.value.form {
    case .name(.property(let name)):
      return type(ofProperty: name, argument, reporting: &diagnostics)
    case .name(.page(.obc)): return .object(javaClass: Self.comparator)
    case .name, .composed:
      return argument.value.type.flatMap { ParameterType(of: $0.base) }
    case .list: return .list
    case .literal(.nil):
      diagnostics.error(.noType(label), at: argument.range)
      return nil
    case .literal(.bool): return .boolean
    case .literal(.integer), .literal(.zero), .literal(.day): return .long
    case .literal(.float): return .double
    case .literal(.string): return .string
    case .object(let javaClass?, _): return .object(javaClass: javaClass)
    case .object(nil, let attributes):
      return attributes.map(\.name) == ["data", "fileName", "mimeType"] ? .upload : .map
    case .map: return .map
    case .upload: return .upload
    }
  }

  private static let comparator = "com.liferay.portal.kernel.util.OrderByComparator"

  private func type(
    ofProperty name: String, _ argument: ServiceCall.Argument,
    reporting diagnostics: inout Diagnostics
  ) -> ParameterType? {
    // A type that is not known here is reported where it is declared.
    guard let property = types[name] else { return .string }
    if let type = ParameterType(of: property.base) { return type }
    diagnostics.error(.unfit(name, property), at: argument.range)
    return nil
  }

  private func result(at path: ServicePath) -> ServiceMethod.Result {
    if let result = path.result { return ServiceMethod.Result(of: result.base) }
    return switch purpose {
    case .answer(let kept?): ServiceMethod.Result(of: kept.type.base)
    case .answer(nil): .any
    case .rows: .list
    case .count: .number
    }
  }
}

extension ParameterType {
  /// Creates the type of a parameter that takes a Swift value, or nil if there is none.
  fileprivate init?(of type: SwiftType.Base) {
    let types: [ParameterType] = [
      .boolean, .int, .long, .double, .string, .map, .bytes, .list,
    ]
    guard let first = types.first(where: { $0.accepts(type) }) else { return nil }
    self = first
  }
}

extension ServiceMethod.Result {
  /// Creates the result that is read as the type.
  fileprivate init(of type: SwiftType.Base) {
    switch type {
    case .list: self = .list
    case .model, .builtin(.attributes): self = .map
    case .builtin(.bool): self = .boolean
    case .builtin(let builtin): self = builtin.isNumber ? .number : .string
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noType(_ label: String) -> Self {
    "'nil' does not show the type of '\(label)'; name it under 'parameters', as in '\(label): string'"
  }

  fileprivate static func unknownType(_ name: String) -> Self {
    let names = ParameterType.names.map { "'\($0)'" }.joined(separator: ", ")
    let hint = suggestion(
      for: name, in: ParameterType.names,
      else: "; write \(names) or the full name of a Java class")
    return "'\(name)' is not a type of a portal\(hint)"
  }

  fileprivate static func unfit(_ name: String, _ type: SwiftType) -> Self {
    Self(
      "'\(name)' is '\(type.source)', which no portal takes; make it a 'String', 'Int32', 'Int64', "
        + "'Double', 'Bool', 'Data', '[String: Any]' or a list")
  }

  fileprivate static func otherAnswer(_ kept: SwiftType, _ result: SwiftType) -> Self {
    "the result is '\(kept.source)', but '\(result.source)' for the path; make the types agree"
  }
}
