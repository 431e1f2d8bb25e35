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
    guard let service = Service.named(path) else {
      throw PortalException(.noSuchService, "No JSON web service is at \(path).")
    }
    guard case .user(let user) = caller else {
      throw PortalException(.accessDenied, "Access denied to \(service.method)")
    }
    return try service.answer(&portal, user, Parameters(values: parameters, service: path))
  }
}
