import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to the portal's JSON web services: commands in, a signed HTTP request out.
struct ServiceRequest: PortalRequest {

  /// The JSON of each command: `{"/service/method":{…}}`.
  let commands: [String]

  /// Whether the caller wants the list of all answers, not the answer to the only command.
  let isBatch: Bool

  let onProgress: Transport.Progress? = nil

  var isEmpty: Bool { commands.isEmpty }

  /// One command, whose answer is wanted.
  init(_ command: [String: Any]) throws {
    commands = [try ServiceRequest.encoded(command)]
    isBatch = false
  }

  /// Any number of commands, all of whose answers are wanted, in order.
  init(batch commands: [String]) {
    self.commands = commands
    isBatch = true
  }

  func urlRequest(with settings: LRSession.Settings) throws -> URLRequest {
    let request = try settings.request(forPath: ServiceRequest.path)
    request.httpBody = body
    request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
    return try settings.signed(request)
  }

  func answer(in reply: HTTPReply) throws -> sending Any {
    let answers = try ResponseParser(reply: reply).answers(to: commands.count)
    return isBatch ? answers : answers[0]
  }

  /// The JSON of a command.
  static func encoded(_ command: [String: Any]) throws -> String {
    guard let json = JSONText(command) else {
      let path = command.keys.sorted().joined(separator: ", ")
      throw NSError.lrError(.parse, "The parameters of \(path) cannot be written as JSON.")
    }
    return json.text
  }
}

extension ServiceRequest {

  /// Where all commands go, below the server's address.
  private static let path = "api/jsonws/invoke"

  /// A JSON array of all commands, also when there is only one.
  private var body: Data {
    Data("[\(commands.joined(separator: ","))]".utf8)
  }
}
