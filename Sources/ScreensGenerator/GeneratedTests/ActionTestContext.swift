import SpecModel
import TemplateEngine

/// The tests of an action in `Templates/Tests`, with at most one of `success`, `unfinished` and
/// `refused`.
struct ActionTestContext: TemplateContext {
  struct Success: TemplateContext {
    /// The statements that make the stub reply.
    let answers: [String]
    /// The conditions on what the server is sent.
    let requests: [String]
    let loginRequests: [LoginRequests]
    let conditions: [String]
  }

  /// The conditions on what the server is sent by one of several ways to log in.
  struct LoginRequests: TemplateContext {
    let method: String
    /// Whether there are conditions on the cookies in the variable `cookies`.
    let isCookie: Bool
    let conditions: [String]
  }

  struct Unfinished: TemplateContext {
    let what: String
    let condition: String
  }

  struct Refused: TemplateContext {
    let condition: String
  }

  /// The test of a server that answers nothing.
  struct Unanswered: TemplateContext {
    /// The statements that make the stub reply.
    let replies: [String]
    /// The methods of services that answer nothing, one at a time, if there are several.
    let methods: String?
  }

  /// The test of what the view shows when the delegate has returned a value.
  struct Answer: TemplateContext {
    let what: String
    /// The statement that sets what the delegate returns.
    let assignment: String
    let kept: [KeptMember]
    let shown: [ShownMember]
  }

  /// A member of the view model that stays as it is, and the variable for its value.
  struct KeptMember: TemplateContext {
    let variable: String
    let member: String
  }

  /// A member of the view model that shows what the delegate returns.
  struct ShownMember: TemplateContext {
    let member: String
  }

  /// The test of an action that removes a row.
  struct Removal: TemplateContext {
    let attributes: String
    let model: String
    let isStruct: Bool
    /// Whether a server that fails makes the action fail.
    let failsInTime: Bool
  }

  /// The test of an action that is performed twice while the server fails.
  struct Running: TemplateContext {
    let what: String
    /// The end of the name of the test.
    let end: String
    let codes: String
  }

  /// The server's replies when a kept write asks for the server's version.
  struct Conflict: TemplateContext {
    let unchanged: [String]
    let changed: [String]
  }

  /// The test of a write that is kept.
  struct KeptWrite: TemplateContext {
    let answers: [String]
    let conditions: [String]
    let events: String?
    /// The request that is sent with a connection, and again later.
    let request: String
    let synchronizer: String
    let conflict: Conflict?
  }

  /// The test of what a connector that was written by hand is created with.
  struct Passed: TemplateContext {
    let connectorClass: String
    let conditions: [String]
  }

  /// The test of what is sent instead of properties that are not set.
  struct Fallbacks: TemplateContext {
    /// The names of the properties: `groupId`, `groupId and folderId`.
    let without: String
    /// The statements that make the input valid, without the properties.
    let preparation: [String]
    let requests: [String]
  }

  /// The test of a read of something that is not in the cache.
  struct OtherRead: TemplateContext {
    let answers: [String]
    /// The statements that make the input another one.
    let preparation: [String]
  }

  /// The test of a read from the cache.
  struct CachedRead: TemplateContext {
    let answers: [String]
    let conditions: [String]
    let events: String?
  }

  let name: String
  /// The beginning of the names of the tests.
  let test: String
  /// The method that performs the action.
  let method: String
  /// The ways to log in that are tested, if there are several.
  let loginMethods: String?
  let constant: String
  /// The class of the view that the test needs.
  let viewClass: String?
  /// Whether the user performs it instead of the app.
  let isUsers: Bool
  let hasInput: Bool
  /// The statements that make the input valid.
  let preparation: [String]
  let performance: String
  /// Whether it needs neither a view nor preparation.
  let isSimple: Bool
  let success: Success?
  let unfinished: Unfinished?
  let refused: Refused?
  let asksServer: Bool
  let unanswered: Unanswered?
  let passed: Passed?
  let fallbacks: Fallbacks?
  let answer: Answer?
  let removal: Removal?
  let running: Running?
  let keptWrite: KeptWrite?
  let cachedRead: CachedRead?
  let otherRead: OtherRead?
  /// The events that the delegate receives in the end.
  let successEvents: String?
  let failureEvents: String?
}

extension ActionTest {
  /// Returns the context of a test. `test` begins the names of its functions, and `method` performs
  /// the action. `events` are those that the delegate receives in the end; nil without a delegate.
  func context(
    of name: String, test: String, method: String, constant: String, in spec: ScreenletSpec,
    events: (success: [Located<String>?], failure: Located<String>?)?,
    running: ActionPerformance.Running? = nil, answer: ActionTestContext.Answer? = nil,
    offline: OfflineTest? = nil
  ) -> ActionTestContext {
    var expected: ActionTestContext.Success?
    var unfinished: ActionTestContext.Unfinished?
    var refused: ActionTestContext.Refused?
    switch success {
    case .expects(let answers, let conditions):
      expected = ActionTestContext.Success(
        answers: answers, requests: requests, loginRequests: loginRequests,
        conditions: conditions)
    case .unfinished(let what, let condition):
      unfinished = ActionTestContext.Unfinished(what: what, condition: condition)
    case .refused(let condition): refused = ActionTestContext.Refused(condition: condition)
    case nil: break
    }
    return ActionTestContext(
      name: name, test: test, method: method,
      loginMethods: loginMethods.isEmpty
        ? nil : .list(loginMethods.map { "\"\($0.rawValue)\"" }),
      constant: constant, viewClass: usesView ? spec.testedViewClass : nil, isUsers: isUsers,
      hasInput: !preparation.isEmpty, preparation: preparation, performance: performance,
      isSimple: !usesView && preparation.isEmpty, success: expected, unfinished: unfinished,
      refused: refused, asksServer: asksServer, unanswered: unanswered,
      passed: passed, fallbacks: expected.flatMap { _ in fallbacks }, answer: answer,
      removal: removedRow.map { attributes in
        ActionTestContext.Removal(
          attributes: attributes, model: spec.list.map { Names.model($0.model) } ?? "",
          isStruct: spec.list?.model.form == .struct,
          failsInTime: asksServer)
      },
      running: asksServer ? running?.test : nil,
      keptWrite: expected.flatMap { offline?.keptWrite($0, keptConditions, keptRequest, conflict) },
      cachedRead: expected.flatMap { offline?.cachedRead($0) },
      otherRead: expected.flatMap { success in
        otherPreparation.map {
          ActionTestContext.OtherRead(answers: success.answers, preparation: $0)
        }
      },
      successEvents: events.map { eventList($0.success) },
      failureEvents: events.map { eventList([$0.failure]) })
  }
}
