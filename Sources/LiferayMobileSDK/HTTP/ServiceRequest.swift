import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to the portal's JSON web services: converts commands to a signed HTTP request.
struct ServiceRequest: PortalRequest {

  /// The JSON of each command: `{"/service/method":{…}}`.
  let commands: [String]

  /// Whether the caller expects the list of all answers, rather than the answer to the only
  /// command.
  let isBatch: Bool

  let onProgress: Transport.Progress? = nil

  var isEmpty: Bool { commands.isEmpty }

  /// Creates a request with one command, whose answer is returned.
  init(_ command: [String: Any]) throws {
    commands = [try ServiceRequest.encoded(command)]
    isBatch = false
  }

  /// Creates a request with any number of commands, whose answers are returned in order.
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

  /// Encodes a command as JSON.
  static func encoded(_ command: [String: Any]) throws -> String {
    guard let json = JSONText(command) else {
      let path = command.keys.sorted().joined(separator: ", ")
      throw NSError.lrError(.parse, "The parameters of \(path) cannot be written as JSON.")
    }
    return json.text
  }
}

extension ServiceRequest {

  /// The path for all commands, below the server's address.
  private static let path = "api/jsonws/invoke"

  /// A JSON array of all commands, even if there is only one.
  private var body: Data {
    Data("[\(commands.joined(separator: ","))]".utf8)
  }
}
