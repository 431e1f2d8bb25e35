/// One command of an invocation: a service and its parameters.
struct Command {

  let path: String
  private let parameters: [String: JSON]

  init(_ json: JSON) throws(PortalException) {
    guard case .object(let object) = json, object.count == 1, let entry = object.first else {
      throw PortalException(.badParameter, "A command is an object with one entry: a service.")
    }
    path = entry.key
    switch entry.value {
    case .object(let parameters): self.parameters = parameters
    case .null: parameters = [:]
    default:
      throw PortalException(.badParameter, "The parameters for \(path) are not an object.")
    }
  }

  func answer(
    for caller: Caller, from portal: inout Portal
  ) throws(PortalException) -> JSON {
    let parameters = Parameters(values: parameters)
    guard let service = Service.named(path), let overload = service.overload(for: parameters)
    else { throw .noSuchService(path, in: portal.version) }
    guard case .user(let user) = caller else {
      throw PortalException(.accessDenied, "Access denied to \(service.method)")
    }
    try parameters.check(overload)
    return try service.answer(&portal, user, parameters)
  }
}

extension PortalException {

  /// The path is unknown, or the parameters are those of no overload.
  fileprivate static func noSuchService(
    _ path: String, in version: PortalVersion
  ) -> PortalException {
    let context = Service.context(of: path)
    let words =
      version == .v7
      ? "with path \(path) and method POST for \(context.isEmpty ? "portal" : context)"
      : "associated with path \(path) and method POST for /\(context)"
    return PortalException(.noSuchService, "No JSON web service action \(words)")
  }
}
