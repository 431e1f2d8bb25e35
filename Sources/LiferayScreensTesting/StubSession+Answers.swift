public import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

// What the server of the test is told to do.

extension StubSession {

  /// Calls of services bring an object, what a model is made of: all of them, or those of `method`.
  ///
  /// - Parameter method: the end of the path of a call: `get-entries`, or
  ///   `bookmarks.bookmarksentry/get-entries`. What it was given comes before what others were.
  public func answers(_ object: [String: Any], to method: String? = nil) {
    answer(object, to: method)
  }

  /// Calls of services bring a list of objects: all of them, or those of `method`.
  public func answers(_ objects: [[String: Any]], to method: String? = nil) {
    answer(objects, to: method)
  }

  /// Calls of services bring that value, a text, a number, `true`, a list, or nil for nothing: all of
  /// them, or those of `method`.
  public func answers(_ value: Any?, to method: String? = nil) {
    answer(value, to: method)
  }

  private func answer(_ value: Any?, to method: String?) {
    guard let method else { return answers(inTurn: [value]) }
    let answer = StubSession.json(value)
    succeed { $0.answersByMethod[method] = answer }
  }

  /// The first call brings the first value, and so on; the last one stays. For calls that come one
  /// after the other, as those of a batch or of a chain. Without a value, calls bring nothing.
  public func answers(inTurn values: [Any?]) {
    let answers = (values.isEmpty ? [nil] : values).map { StubSession.json($0) }
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

  /// What is not a call of a service brings that text, with that status: every address, or the one
  /// that is named.
  public func serves(_ text: String, at address: String? = nil, status: Int = 200) {
    serve(StandInServer.Reply(status: status, body: Data(text.utf8)), at: address)
  }

  /// Every address, or the one that is named, has that object, as JSON.
  public func serves(json object: [String: Any], at address: String? = nil) {
    serve(StandInServer.Reply(body: StubSession.json(object)), at: address)
  }

  /// Every address, or the one that is named, has that list of objects, as JSON.
  public func serves(json objects: [[String: Any]], at address: String? = nil) {
    serve(StandInServer.Reply(body: StubSession.json(objects)), at: address)
  }

  /// Every address, or the one that is named, has that value, as JSON.
  public func serves(json value: Any?, at address: String? = nil) {
    serve(StandInServer.Reply(body: StubSession.json(value)), at: address)
  }

  private func serve(_ page: StandInServer.Reply, at address: String?) {
    succeed { state in
      if let address {
        state.pagesByAddress[address] = page
      } else {
        state.page = page
      }
    }
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
