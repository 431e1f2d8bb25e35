import SourceText
import SpecModel

// The module's own classes for services.
extension ServiceCheck {
  /// Returns the methods of the module's own class for a service, or nil if one of them takes the
  /// call or if the class may have others.
  private mutating func ownMethods(lacking call: ServiceCall) -> [OwnMethod]? {
    if isImporting { return nil }
    do {
      return try own.methods(of: call.service.value, lacking: call.method.value) { !$0.takes(call) }
    } catch {
      ownUse.unread = ownUse.unread ?? error
      return nil
    }
  }

  /// Reports a call of a method that the spec describes by its path, if the module's own class
  /// replaces the generated class with that method.
  mutating func checkOwn(
    _ call: ServiceCall, at path: ServicePath, reporting diagnostics: inout Diagnostics
  ) {
    if ownMethods(lacking: call) == nil { return }
    let name = call.service.value
    diagnostics.error(
      .notDeclared(name, call.fullName, Names.serviceFile(name)), at: path.method.range)
  }

  /// Reports a call that the module's own class for a service does not take.
  mutating func checkOwn(_ use: ServiceUse, reporting diagnostics: inout Diagnostics) {
    guard let methods = ownMethods(lacking: use.call) else { return }
    let (name, method) = (use.call.service.value, use.call.method.value)
    let file = Names.serviceFile(name)
    let spellings = methods.compactMap { OwnSpelling($0, for: use.call) }
    if !spellings.contains(where: { $0.name == method }),
      let other = methods.first(where: { $0.name == method })
    {
      diagnostics.error(.notCallable(other, use.call.fullName, file), at: use.call.method.range)
      return
    }
    _ = use.meant(
      among: spellings,
      unknown: .unknownOwnMethod(method, name, among: spellings.map(\.name), file),
      reporting: &diagnostics)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownOwnMethod(
    _ method: String, _ service: String, among names: [String], _ file: String
  ) -> Self {
    let others = names.eachOnce(by: \.self).prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let hint = others.isEmpty ? "" : "call another one, such as \(others), or "
    return "'\(service)' has no method '\(method)'; \(hint)declare it in '\(file)'"
  }

  fileprivate static func notDeclared(
    _ service: String, _ wanted: String, _ file: String
  ) -> Self {
    Self(
      "'\(service)' has no method '\(wanted)', which this calls; declare it in '\(file)', "
        + "or remove that file, so that the class is generated")
  }

  fileprivate static func notCallable(
    _ method: OwnMethod, _ wanted: String, _ file: String
  ) -> Self {
    Self(
      "this calls '\(wanted)', and no spec can call '\(method.fullName)'; "
        + "declare it as '\(wanted)' in '\(file)'")
  }
}
