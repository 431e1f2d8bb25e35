internal import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

// The server's side of the protocol.

extension StubSession {

  /// Returns the stubbed server's response.
  func reply(to request: URLRequest) throws -> StandInServer.Reply {
    guard let url = request.url else { throw StubSession.failure }
    let calls = StubSession.calls(of: request, to: url)
    let received = calls.map(Received.calls) ?? .other(StubRequest(request, to: url))
    let (failure, page) = state.withLock { state in
      state.received.append(received)
      return (state.failure, state.pagesByAddress[url.absoluteString] ?? state.page)
    }
    if let failure { throw failure }
    guard let calls else { return page }
    let answers = try calls.map { try answer(to: $0) }
    guard url.path.hasSuffix(StubSession.invocation) else {
      return StandInServer.Reply(body: answers.first ?? Data("null".utf8))
    }
    let list = Data("[".utf8) + Data(answers.joined(separator: Data(",".utf8))) + Data("]".utf8)
    return StandInServer.Reply(body: list)
  }

  private func answer(to call: StubCall) throws -> Data {
    let answer: Answer = state.withLock { state in
      // The longest match is the most specific.
      let methods = state.answersByMethod.filter { call.isOf($0.key) }
      if let (_, answer) = methods.max(by: { $0.key.utf8.count < $1.key.utf8.count }) {
        return { _ in answer }
      }
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }
    return try answer(call)
  }

  /// Returns the service calls in a request, or nil if the request is not sent to the services of a
  /// portal.
  private static func calls(of request: URLRequest, to url: URL) -> [StubCall]? {
    guard let services = url.path.range(of: "/api/jsonws") else { return nil }
    let credentials = request.basicCredentials
    guard url.path.hasSuffix(invocation) else {
      let path = String(url.path[services.upperBound...])
      return [
        StubCall(form: request, path: path)
          ?? StubCall(path: path, parameters: [:], credentials: credentials)
      ]
    }
    let commands = request.httpBody.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (commands as? [[String: Any]] ?? []).flatMap { command in
      command.map { path, parameters in
        StubCall(
          path: path, parameters: parameters as? [String: Any] ?? [:], credentials: credentials)
      }
    }
  }

  private static let invocation = "/api/jsonws/invoke"
}
