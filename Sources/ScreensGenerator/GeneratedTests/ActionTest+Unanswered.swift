import SourceText
import SpecModel

// The tests of servers that answer nothing, from which no result can be made.

extension ActionSpec {
  /// The test of an action that runs one connector; nil if no answer is an answer, too.
  var unanswered: ActionTestContext.Unanswered? {
    let reply: String?
    switch connector {
    case .named(let connector)?: reply = connector.noAnswer ?? (result == nil ? nil : parse?.noPage)
    case .http?: reply = result == nil ? nil : parse?.noPage
    case .several?, .chosen?, nil: reply = nil
    }
    return reply.map { ActionTestContext.Unanswered(replies: [$0], methods: nil) }
  }

  /// Returns the test of an action that runs several connectors, of which each service answers
  /// nothing once, without those of steps that are left out. `answers` are the statements that make the stub reply to all of them.
  func unansweredSteps(
    _ answers: [String], without skipped: [StepSpec]
  ) -> ActionTestContext.Unanswered? {
    let methods = steps.filter { !skipped.contains($0) }.compactMap { step in
      step.isOptional ? nil : step.connector?.neededMethod
    }.eachOnce(by: \.self)
    if methods.isEmpty { return nil }
    let names = methods.map { SampleValue.text($0).source }
    let isOne = methods.count == 1
    return ActionTestContext.Unanswered(
      replies: answers + [.call("session.answers", ["nil", "to: \(isOne ? names[0] : "method")"])],
      methods: isOne ? nil : .list(names))
  }
}

extension ConnectorSpec {
  /// The statement that makes the stub answer nothing to a service that has to answer.
  fileprivate var noAnswer: String? {
    neededMethod == nil ? nil : .call("session.answers", ["nil"])
  }

  /// The end of the path of a service that has to answer.
  fileprivate var neededMethod: String? {
    guard case .liferay(let own) = kind, let result, !result.type.isOptional else { return nil }
    return own.call.pathEnd
  }
}

extension ParseSpec {
  /// The statement that makes the stub serve a page in which nothing is found.
  fileprivate var noPage: String? {
    switch self {
    case .between, .json, .image: .call("session.serves", ["\"\""])
    case .text, .byHand: nil
    }
  }
}
