public import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

// What the server of the test is told to do.

extension StubSession {

  /// Every call of a service brings an object: what a model is made of.
  public func answers(_ object: [String: Any]) {
    answers(inTurn: [object])
  }

  /// Every call of a service brings a list of objects.
  public func answers(_ objects: [[String: Any]]) {
    answers(inTurn: [objects])
  }

  /// Every call of a service brings that value: a text, a number, `true`, a list, or nil for
  /// nothing.
  public func answers(_ value: Any?) {
    answers(inTurn: [value])
  }

  /// The first call brings the first value, and so on; the last one stays. For calls that come one
  /// after the other, as those of a batch or of a chain.
  public func answers(inTurn values: [Any?]) {
    let answers = values.map { StubSession.json($0) }
    succeed { $0.answers = answers.map { answer in { _ in answer } } }
  }

  /// Calls for the rows of a list bring these, and calls for their number `count`: the service that
  /// is asked first is that of the rows.
  public func answers(rows: [[String: Any]], count: Int = 0) {
    let rows = StubSession.json(rows)
    let count = StubSession.json(count)
    let first = Locked<String?>(nil)
    succeed { state in
      state.answers = [
        { call in
          let isForRows = first.withLock { path in
            path = path ?? call.path
            return path == call.path
          }
          return isForRows ? rows : count
        }
      ]
    }
  }

  /// Every call brings what `answer` makes of it, on any thread. An error that it throws is what
  /// the network reports.
  public func answers(_ answer: @escaping @Sendable (StubCall) throws -> Any?) {
    succeed { $0.answers = [{ StubSession.json(try answer($0)) }] }
  }

  /// Every address that is not Liferay's has that text, with that status.
  public func serves(_ text: String, status: Int = 200) {
    succeed { $0.page = StandInServer.Reply(status: status, body: Data(text.utf8)) }
  }

  /// Every address that is not Liferay's has that object, as JSON.
  public func serves(json object: [String: Any]) {
    serve(object)
  }

  /// Every address that is not Liferay's has that list of objects, as JSON.
  public func serves(json objects: [[String: Any]]) {
    serve(objects)
  }

  /// Every address that is not Liferay's has that value, as JSON.
  public func serves(json value: Any?) {
    serve(value)
  }

  private func serve(_ value: Any?) {
    let body = StubSession.json(value)
    succeed { $0.page = StandInServer.Reply(body: body) }
  }

  /// Every request fails with that error, until there is an answer again.
  public func fails(with error: NSError = StubSession.failure) {
    state.withLock { $0.failure = error }
  }

  private func succeed(_ change: (inout State) -> Void) {
    state.withLock { state in
      state.failure = nil
      change(&state)
    }
  }

  /// The value as JSON has it. A value that JSON has not is a mistake of the test's.
  private static func json(_ value: Any?) -> Data {
    let value = value ?? NSNull()
    precondition(
      JSONSerialization.isValidJSONObject([value]), "\(value) cannot be answered: it is no JSON")
    let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return data ?? Data()
  }
}
