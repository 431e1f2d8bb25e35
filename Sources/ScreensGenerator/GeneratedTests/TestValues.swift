import SourceText
import SpecModel
import TemplateEngine

extension ScreenletSpec {
  /// Returns the values for `Templates/Tests`, or nil if there are no tests, or no module that they
  /// could import.
  func testsValue(_ methods: [DelegateMethod]) -> TemplateValue? {
    guard hasTests, let module else { return nil }
    let progressing = actions.compactMap { DelegateMethod.progress(of: $0, in: self)?.signature }
    let actionValues = actions.map { $0.testValues(in: self, methods) }
    let untested = zip(actions, actionValues).filter { $1.isEmpty }.map(\.0.name.value)
    return [
      "testClass": .string(Names.tests(self)),
      "screenletClass": .string(Names.screenlet(self)),
      "imports": .list(Names.imports(testing: self, in: module.value).map { .string($0) }),
      "delegateProtocol": hasDelegate ? .string(Names.delegate(self)) : .null,
      "delegateAnswers": .list(methods.answerDeclarations.map { .string($0) }),
      "delegateMethods": .list(
        methods.map { method in
          [
            "declaration": .string(method.declaration), "event": .string(method.name),
            "isProgress": .bool(progressing.contains(method.signature)),
            "answer": methods.answerInTests(of: method).map { .string($0) } ?? .null,
            "events": .string(method.valueNames.contains("events") ? "self.events" : "events"),
          ]
        }),
      "themes": .string(.list(themes.map { "\"\($0.name.value.escapedForSwift)\"" })),
      "defaults": .list(changedDefaults.map { TemplateValue($0) }),
      "properties": .list(extended == nil ? propertyTests : []),
      "isLoggedIn": .bool(needsLogin),
      // The connectors of an extended Screenlet are tested with it.
      "connectors": extended != nil
        ? .list([])
        : .list(
          [list?.connector.testValue].compactMap(\.self) + connectors.compactMap(\.testValue)
            + actions.flatMap(ConnectorTest.list).map(\.value)),
      "list": list.map { $0.testValue(in: self) } ?? .null,
      "performances": .list(performanceTests),
      "texts": textsTest ?? .null,
      "confirmations": .list(
        actions.compactMap { action in
          action.confirm.map { question in
            [
              "name": .string(action.name.value), "test": .string(Names.test(action)),
              "constant": .string(Names.constant(action)), "question": .string(question.value),
            ]
          }
        }),
      "permissions": .list(permissionTests), "picks": .list(pickTests),
      "hasProgress": .bool(!progressing.isEmpty),
      "delays": .list(
        delays.map { constant, seconds in
          [
            "constant": .string(constant), "test": .string(constant.lowerFirst),
            "seconds": .number("\(seconds)"),
          ]
        }),
      "language": languages.first.map { .string($0.value) } ?? .null,
      "overridesInit": .bool(hasDelegate || !languages.isEmpty),
      "actions": .list(
        [list.flatMap { $0.testOfLoading(in: self) }].compactMap(\.self)
          + actionValues.flatMap(\.self)),
      "untestedActions": untested.isEmpty ? .null : .string(untested.joined(separator: ", ")),
    ]
  }
}

extension ScreenletSpec {
  /// Whether its tests run with a logged-in user, except the tests of actions that need no login.
  var needsLogin: Bool {
    list != nil || actions.isEmpty || actions.contains { $0.login == nil && !$0.needsNoLogin }
  }
}

extension ConnectorSpec {
  /// The values for the tests of the connector's rules; nil if it has none.
  fileprivate var testValue: TemplateValue? {
    if rules.isEmpty { return nil }
    var test = ConnectorTest(Names.connector(self), properties, rules, SampleRules(self))
    test.leading = output.leadingArguments
    test.isFailable = output.isFailable
    return test.value
  }
}

extension ActionSpec {
  /// Returns the values for a test, or for one test for each connector of a choice; none if no
  /// valid input is found.
  fileprivate func testValues(
    in spec: ScreenletSpec, _ methods: [DelegateMethod]
  ) -> [TemplateValue] {
    let success = [delegate.success] + (keepsLogin ? [delegate.saved] : [])
    let tests: [ActionTest.Variant] =
      if case .chosen(let choice)? = connector {
        ActionTest.variants(of: self, choice, in: spec)
      } else {
        ActionTest(self, in: spec).map { [($0, "", "")] } ?? []
      }
    return tests.map { test, words, suffix in
      test.value(
        of: name.value + words, test: Names.test(self) + suffix,
        method: Names.performer(self) + suffix, constant: Names.constant(self), in: spec,
        events: (success, delegate.failure), running: performance.running,
        answer: answerTest(methods), offline: OfflineTest(self, in: spec))
    }
  }

  /// Whether a login is kept unless the app says otherwise.
  private var keepsLogin: Bool {
    inputs.contains { input in
      guard input.name.value == LoginSpec.Role.saveCredentials.rawValue,
        case .property(let property) = input.source
      else { return false }
      return property.defaultValue == .bool(true)
    }
  }
}

extension ActionTest {
  /// Returns the values for a test. `test` begins the names of its functions, and `method` performs
  /// the action. `events` are those that the delegate receives in the end.
  func value(
    of name: String, test: String, method: String, constant: String, in spec: ScreenletSpec,
    events: (success: [Located<String>?], failure: Located<String>?),
    running: ActionPerformance.Running? = nil, answer: TemplateValue = .null,
    offline: OfflineTest? = nil
  ) -> TemplateValue {
    var expected: TemplateValue = .null
    var unfinished: TemplateValue = .null
    var refused: TemplateValue = .null
    var (keptWrite, cachedRead): (TemplateValue, TemplateValue) = (.null, .null)
    switch success {
    case .expects(let answers, let conditions):
      keptWrite = offline?.keptWrite(answers, conflict) ?? .null
      cachedRead = offline?.cachedRead(answers, conditions) ?? .null
      expected = [
        "answers": .list(answers.map { .string($0) }),
        "conditions": .list(conditions.map { .string($0) }),
      ]
    case .unfinished(let what, let condition):
      unfinished = ["what": .string(what), "condition": .string(condition)]
    case .refused(let condition): refused = ["condition": .string(condition)]
    case nil: break
    }
    let hasDelegate = spec.hasDelegate
    return [
      "name": .string(name), "test": .string(test), "method": .string(method),
      "loginMethods": loginMethods.isEmpty
        ? .null : .string(.list(loginMethods.map { "\"\($0.rawValue)\"" })),
      "constant": .string(constant),
      "viewClass": usesView ? .string(spec.defaultViewClass) : .null,
      "isUsers": .bool(isUsers), "hasInput": .bool(!preparation.isEmpty),
      "preparation": .list(preparation.map { .string($0) }),
      "performance": .string(performance),
      "isSimple": .bool(!usesView && preparation.isEmpty),
      "success": expected, "unfinished": unfinished, "refused": refused,
      "asksServer": .bool(asksServer),
      "answer": answer,
      "removal": removedRow.map { attributes in
        [
          "attributes": .string(attributes),
          "model": .string(spec.list.map { Names.model($0.model) } ?? ""),
          "failsInTime": .bool(asksServer),
        ]
      } ?? .null,
      "running": asksServer ? running.map(\.testValue) ?? .null : .null,
      "keptWrite": keptWrite, "cachedRead": cachedRead,
      "successEvents": hasDelegate ? .string(eventList(events.success)) : .null,
      "failureEvents": hasDelegate ? .string(eventList([events.failure])) : .null,
    ]
  }
}
