import Foundation
import LoopbackHTTP

/// A request to `/api/jsonws/invoke`: commands for services, executed in order.
///
/// The body is an array of commands, which returns an array of answers, or one command, which
/// returns only its answer. Each command is an object with one entry: `{"/user/get-user-by-id":
/// {"userId": 20156}}`. An exception is the whole response; the commands before it keep their
/// effect.
struct Invocation {

  static let path = "/api/jsonws/invoke"

  private let request: LoopbackRequest
  private let commands: Result<[Command], PortalException>
  private let isBatch: Bool

  init(_ request: LoopbackRequest) {
    self.request = request
    let body = try? JSONDecoder().decode(JSON.self, from: request.body)
    if case .array(let commands) = body {
      isBatch = true
      self.commands = Result { () throws(PortalException) in try commands.map(Command.init) }
    } else {
      isBatch = false
      self.commands = Result { () throws(PortalException) in [try Command(body ?? .null)] }
    }
  }

  /// The paths of the called services.
  var servicePaths: [String] {
    (try? commands.get().map(\.path)) ?? []
  }

  func response(from portal: inout Portal) -> LoopbackResponse {
    guard request.method == "POST" else { return .page("Method Not Allowed", status: 405) }
    let caller = portal.caller(of: request)
    if caller == .stranger { return .unauthorized }
    do {
      return .json(try answers(for: caller, from: &portal).text)
    } catch {
      return error.response(from: portal.version)
    }
  }

  private func answers(
    for caller: Caller, from portal: inout Portal
  ) throws(PortalException) -> JSON {
    var answers: [JSON] = []
    for command in try commands.get() {
      answers.append(try command.answer(for: caller, from: &portal))
    }
    return isBatch ? .array(answers) : answers.first ?? .null
  }
}

extension LoopbackResponse {

  /// The response to a wrong password.
  static var unauthorized: LoopbackResponse {
    .page("Unauthorized", status: 401).header("WWW-Authenticate", #"Basic realm="Liferay""#)
  }
}
