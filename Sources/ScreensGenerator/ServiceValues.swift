import ServiceCatalog
import SourceText
import SpecModel

/// Checks the values of a call against the parameters of the method that takes its labels, and the
/// method's result against the use of it.
struct ServiceValues {
  private let use: ServiceUse
  private let method: ServiceMethod
  private let name: String

  init(_ use: ServiceUse, _ spelling: ServiceSpelling) {
    self.use = use
    method = spelling.method
    name = spelling.name
  }

  /// Returns the call of the method of that service, with each value in the form that its parameter
  /// takes. Reports an error and returns nil if a value does not fit.
  func call(of service: Service, reporting diagnostics: inout Diagnostics) -> ServiceCall? {
    var found = Diagnostics()
    var call = use.call
    for (index, parameter) in method.parameters.enumerated() {
      let argument = call.arguments[index]
      if let message = problem(argument.value, parameter, at: argument.range) {
        found.error(message, at: argument.range)
      }
      call.arguments[index].value = argument.value.formed(for: parameter.type)
    }
    call.wire = ServiceCall.Wire(
      path: "\(service.path)/\(method.pathEnd)",
      parameters: method.parameters.map { .init(name: $0.name, form: $0.type.wireForm) })
    reportAnswer(to: &found)
    diagnostics.append(found)
    return found.hasErrors ? nil : call
  }

  // MARK: Arguments

  private func problem(
    _ value: Expression, _ parameter: ServiceMethod.Parameter, at range: SourceRange
  ) -> Diagnostic.Message? {
    let type = parameter.type
    switch value.form {
    case .name(.property(let property)):
      return use.types[property].flatMap { problem(of: property, $0, parameter) }
    case .name(.context(let context)):
      return problem(of: "context.\(context.rawValue)", context.type, parameter)
    case .list:
      return type == .list ? nil : .notA(String(range.text), "a list", parameter, name)
    case .name(.page(.obc)):
      if case .object = type { return nil }
      return .notA("obc", "an object", parameter, name)
    case .name(.page(let page)):
      return value.type.flatMap { problem(of: page.rawValue, $0, parameter) }
    case .name, .composed:
      return value.type.flatMap { problem(of: String(range.text), $0, parameter) }
    case .literal(.nil):
      return type.isPrimitive ? .noNil(parameter, name) : nil
    case .literal(let literal):
      let fits = type.builtin.map { literal.fits(SwiftType(.builtin($0))) } ?? false
      return fits ? nil : .unfitLiteral(literal, parameter, name)
    case .object(let className, let attributes):
      return problem(ofObject: className, attributes, parameter)
    case .map, .upload:
      return nil
    }
  }

  private func problem(
    of text: String, _ type: SwiftType, _ parameter: ServiceMethod.Parameter
  ) -> Diagnostic.Message? {
    guard parameter.type.accepts(type.base) else {
      return .notA(text, "'\(type.source)'", parameter, name)
    }
    if type.isOptional, parameter.type.isPrimitive { return .mayBeMissing(text, parameter, name) }
    return nil
  }

  private func problem(
    ofObject className: String?, _ attributes: [Expression.Attribute],
    _ parameter: ServiceMethod.Parameter
  ) -> Diagnostic.Message? {
    switch parameter.type {
    case .object(let javaClass):
      let declared = javaClass.prefix { $0 != "<" }
      guard let className else {
        return parameter.type.isComparator ? .noClass(parameter, name) : nil
      }
      let isOfOtherPackage = declared.simpleName == className[...].simpleName
      return className != declared && (isOfOtherPackage || declared.simpleName == "ServiceContext")
        ? .otherClass(className, String(declared), parameter, name) : nil
    case .map:
      return className == nil ? nil : .classOfMap(parameter, name)
    case .upload:
      return className == nil && isFile(attributes) ? nil : .noFile(parameter, name)
    case .boolean, .int, .long, .double, .string, .list, .bytes:
      return .noObject(parameter, name)
    }
  }

  /// Whether the attributes describe a file: its bytes, its name and its MIME type.
  private func isFile(_ attributes: [Expression.Attribute]) -> Bool {
    let wanted: [(name: String, type: SwiftType.Builtin)] = [
      ("data", .data), ("fileName", .string), ("mimeType", .string),
    ]
    guard attributes.count == wanted.count else { return false }
    return zip(attributes, wanted).allSatisfy { attribute, wanted in
      let type = SwiftType(.builtin(wanted.type))
      let fits =
        switch attribute.value.form {
        case .name(.property(let property)): use.types[property] ?? type == type
        case .literal(let literal): literal.fits(type)
        // The conversion to bytes can fail, in which case nil is passed instead of a file.
        case .composed:
          wanted.type == .data
            ? attribute.value.type?.base == type.base : attribute.value.type == type
        case .name: attribute.value.type == type
        case .list, .object, .map, .upload: false
        }
      return attribute.name == wanted.name && fits
    }
  }

  // MARK: The answer

  func reportAnswer(to diagnostics: inout Diagnostics) {
    let range = use.call.method.range
    switch use.purpose {
    case .answer(nil): break
    case .answer(let result?):
      if method.result == .void {
        diagnostics.error(.noAnswer(name), at: result.name.range)
      } else if !method.result.canBe(result.type.base) {
        diagnostics.error(.otherAnswer(method.result, result.type, name), at: result.typeRange)
      }
    case .rows:
      if ![.list, .any].contains(method.result) {
        diagnostics.error(.otherPurpose(method.result, "rows", "a list", name), at: range)
      }
    case .count:
      if ![.number, .any].contains(method.result) {
        diagnostics.error(.otherPurpose(method.result, "count", "a number", name), at: range)
      }
    }
  }
}

extension ParameterType {
  fileprivate var wireForm: ServiceCall.Wire.Form {
    switch self {
    case .boolean, .int, .long, .double, .string, .list, .map: .value
    case .bytes: .bytes
    case .upload: .file
    // The server knows classes without their type arguments.
    case .object(let javaClass): .object(className: String(javaClass.prefix { $0 != "<" }))
    }
  }
}

extension Expression {
  /// Returns the value in the form that a parameter of the type takes, because a mapping can be
  /// several things.
  fileprivate func formed(for type: ParameterType) -> Expression {
    guard case .object(nil, let attributes) = form else { return self }
    return switch type {
    case .map: Expression(.map(attributes))
    case .upload: Expression(.upload(attributes))
    default: self
    }
  }
}

extension Substring {
  /// `ServiceContext` for `com.liferay.portal.kernel.service.ServiceContext`.
  fileprivate var simpleName: Substring { split(separator: ".").last ?? self }
}

extension ServiceMethod.Result {
  /// Whether the result can be read as the type.
  fileprivate func canBe(_ type: SwiftType.Base) -> Bool {
    switch (self, type) {
    case (.map, .model), (.map, .builtin(.attributes)), (.list, .list): true
    case (.number, .builtin(let builtin)): builtin.isNumber
    case (.boolean, .builtin(.bool)), (.string, .builtin(.string)), (.any, _): true
    default: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .void: "nothing"
    case .map: "an object"
    case .list: "a list"
    case .number: "a number"
    case .boolean: "a Boolean"
    case .string: "a text"
    case .any: "anything"
    }
  }

  /// The types that a spec can give the result, for messages.
  fileprivate var types: String {
    switch self {
    case .void: "nothing"
    case .map: "a model or '[String: Any]'"
    case .list: "a list, as in '[Bookmark]' or '[[String: Any]]'"
    case .number: "'Int', 'Int32', 'Int64', 'Float' or 'Double'"
    case .boolean: "'Bool'"
    case .string: "'String'"
    case .any: "any type"
    }
  }
}

extension Diagnostic.Message {
  private static func named(_ parameter: ServiceMethod.Parameter, _ method: String) -> String {
    "'\(parameter.name)' of '\(method)' is \(parameter.type.swiftWords)"
  }

  fileprivate static func notA(
    _ text: String, _ type: String, _ parameter: ServiceMethod.Parameter, _ method: String
  ) -> Self {
    Self("'\(text)' is \(type) but \(named(parameter, method)); \(parameter.type.advice)")
  }

  fileprivate static func mayBeMissing(
    _ text: String, _ parameter: ServiceMethod.Parameter, _ method: String
  ) -> Self {
    Self(
      "'\(text)' may be missing but \(named(parameter, method)); "
        + "make the property non-optional")
  }

  fileprivate static func noNil(_ parameter: ServiceMethod.Parameter, _ method: String) -> Self {
    Self("\(named(parameter, method)), which cannot be 'nil'; \(parameter.type.advice)")
  }

  fileprivate static func unfitLiteral(
    _ literal: SwiftLiteral, _ parameter: ServiceMethod.Parameter, _ method: String
  ) -> Self {
    Self(
      "'\(literal.source)' does not fit: \(named(parameter, method)); \(parameter.type.advice)")
  }

  fileprivate static func noObject(_ parameter: ServiceMethod.Parameter, _ method: String) -> Self {
    Self("\(named(parameter, method)), not an object; \(parameter.type.advice)")
  }

  fileprivate static func noClass(_ parameter: ServiceMethod.Parameter, _ method: String) -> Self {
    Self(
      "the server cannot make '\(parameter.name)' of '\(method)' without a class; name one, as in "
        + "'{ class: com.liferay.bookmarks.util.comparator.EntryURLComparator }', or pass 'nil'")
  }

  fileprivate static func otherClass(
    _ given: String, _ declared: String, _ parameter: ServiceMethod.Parameter, _ method: String
  ) -> Self {
    Self("'\(given)' does not fit: '\(parameter.name)' of '\(method)' is '\(declared)'; write that")
  }

  fileprivate static func classOfMap(
    _ parameter: ServiceMethod.Parameter, _ method: String
  ) -> Self {
    "'\(parameter.name)' of '\(method)' is a map, not an object of a class; remove 'class'"
  }

  fileprivate static func noFile(_ parameter: ServiceMethod.Parameter, _ method: String) -> Self {
    Self("\(named(parameter, method)); \(parameter.type.advice)")
  }

  fileprivate static func noAnswer(_ method: String) -> Self {
    "'\(method)' answers nothing; remove the result"
  }

  fileprivate static func otherAnswer(
    _ result: ServiceMethod.Result, _ type: SwiftType, _ method: String
  ) -> Self {
    Self(
      "'\(method)' answers \(result.words), which is not '\(type.source)'; write \(result.types) "
        + "wherever that result is declared")
  }

  fileprivate static func otherPurpose(
    _ result: ServiceMethod.Result, _ key: String, _ wanted: String, _ method: String
  ) -> Self {
    "'\(method)' answers \(result.words); '\(key)' needs a method that answers \(wanted)"
  }
}
