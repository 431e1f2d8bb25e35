public import Foundation
internal import LiferayMobileSDK
internal import LiferayScreens

// The configuration of the stubbed server.

extension StubSession {

  /// Makes service calls return an object, such as the attributes of a model. Applies to all calls,
  /// or only to those of `method`.
  ///
  /// - Parameter method: the end of the path of a call: `get-entries`, or
  ///   `bookmarks.bookmarksentry/get-entries`. An answer for a method takes precedence over an
  ///   answer for all calls.
  public func answers(_ object: [String: Any], to method: String? = nil) {
    answer(object, to: method)
  }

  /// Makes service calls return a list of objects. Applies to all calls, or only to those of
  /// `method`.
  public func answers(_ objects: [[String: Any]], to method: String? = nil) {
    answer(objects, to: method)
  }

  /// Makes service calls return a value: a string, a number, a Boolean, an array, or nil for null.
  /// Applies to all calls, or only to those of `method`.
  public func answers(_ value: Any?, to method: String? = nil) {
    answer(value, to: method)
  }

  private func answer(_ value: Any?, to method: String?) {
    guard let method else { return answers(inTurn: [value]) }
    let answer = StubSession.json(value)
    succeed { $0.answersByMethod[method] = answer }
  }

  /// Makes the first call return the first value, the second call the second, and so on; the last
  /// value is repeated. Use it for calls in a fixed order, such as those of a batch or a chain. If
  /// `values` is empty, calls return null.
  public func answers(inTurn values: [Any?]) {
    let answers = (values.isEmpty ? [nil] : values).map { StubSession.json($0) }
    succeed { $0.answers = answers.map { answer in { _ in answer } } }
  }

  /// Makes calls for the rows of a list return `rows`, and calls for their number `count`. The
  /// service that is called first is taken as the one for the rows.
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

  /// Makes every call return the result of `answer`, which may be called on any thread. An error
  /// that it throws is reported as a network error.
  public func answers(_ answer: @escaping @Sendable (StubCall) throws -> Any?) {
    succeed { $0.answers = [{ StubSession.json(try answer($0)) }] }
  }

  /// Makes requests other than service calls return a text with this status: at every URL, or only
  /// at `address`.
  public func serves(_ text: String, at address: String? = nil, status: Int = 200) {
    serve(StandInServer.Reply(status: status, body: Data(text.utf8)), at: address)
  }

  /// Makes every URL, or only `address`, return these bytes, such as `image`.
  public func serves(_ data: Data, at address: String? = nil, status: Int = 200) {
    serve(StandInServer.Reply(status: status, body: data), at: address)
  }

  /// An image of one pixel, as PNG.
  public static let image =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()

  /// Makes every URL, or only `address`, return an object as JSON.
  public func serves(json object: [String: Any], at address: String? = nil) {
    serve(StandInServer.Reply(body: StubSession.json(object)), at: address)
  }

  /// Makes every URL, or only `address`, return a list of objects as JSON.
  public func serves(json objects: [[String: Any]], at address: String? = nil) {
    serve(StandInServer.Reply(body: StubSession.json(objects)), at: address)
  }

  /// Makes every URL, or only `address`, return a value as JSON.
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

  /// Makes every request fail with this error, until an answer is set again.
  public func fails(with error: NSError = StubSession.failure) {
    state.withLock { $0.failure = error }
  }

  private func succeed(_ change: (inout State) -> Void) {
    state.withLock { state in
      state.failure = nil
      change(&state)
    }
  }

  /// Encodes the value as JSON. A value that JSON cannot represent is a mistake in the test.
  private static func json(_ value: Any?) -> Data {
    let value = value ?? NSNull()
    precondition(
      JSONSerialization.isValidJSONObject([value]), "\(value) cannot be answered: it is no JSON")
    let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return data ?? Data()
  }
}
