import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

extension ScreenletSpec {
  /// What `Templates/Tests` is rendered with; nil if there are to be no tests, or no module that
  /// they could import. `methods` are those of the delegate.
  func testsValue(_ methods: DelegateMethods) -> TemplateValue? {
    guard hasTests, let module else { return nil }
    let listTest = ListTest(self)
    let hasDelegate = !methods.all.isEmpty
    let actionValues = actions.map { $0.testValue(in: self, hasDelegate: hasDelegate) }
    let untested = zip(actions, actionValues).filter { $1 == nil }.map(\.0.name.value)
    return [
      "testClass": .string(Names.tests(self)),
      "screenletClass": .string(Names.screenlet(self)),
      "imports": .list(Names.imports(testing: self, in: module.value).map { .string($0) }),
      "delegateProtocol": hasDelegate ? .string(Names.delegate(self)) : .null,
      "delegateMethods": .list(
        methods.all.map { method in
          [
            "declaration": .code(method.declaration), "event": .string(method.name),
            "events": .string(method.valueNames.contains("events") ? "self.events" : "events"),
          ]
        }),
      "themes": .code(.list(themes.map { "\"\($0.name.value.escapedForSwift)\"" })),
      "isLoggedIn": .bool(actions.isEmpty || actions.contains { $0.login == nil }),
      "connectors": .list(
        [list?.connector.testValue].compactMap(\.self) + connectors.compactMap(\.testValue)
          + actions.flatMap(ConnectorTest.list).map(\.value)),
      "list": listTest?.value ?? .null,
      "actions": .list(
        [listTest?.actionValue].compactMap(\.self)
          + actionValues.compactMap(\.self)),
      "untestedActions": untested.isEmpty ? .null : .string(untested.commaSeparated),
    ]
  }
}

extension ConnectorSpec {
  /// The rules of the connector, each with values that break it; nil if there are none to test.
  fileprivate var testValue: TemplateValue? {
    if rules.isEmpty { return nil }
    var test = ConnectorTest(Names.connector(self), properties, rules, SampleRules(self))
    test.leading = output.leadingArguments
    test.isFailable = output.isFailable
    return test.value
  }
}

extension ActionSpec {
  fileprivate func testValue(in spec: ScreenletSpec, hasDelegate: Bool) -> TemplateValue? {
    guard let test = ActionTest(self, in: spec) else { return nil }
    var success: TemplateValue = .null
    var unfinished: TemplateValue = .null
    switch test.success {
    case .expects(let answers, let conditions):
      success = [
        "answers": .list(answers.map { .code($0) }),
        "conditions": .list(conditions.map { .code($0) }),
      ]
    case .unfinished(let what, let condition):
      unfinished = ["what": .string(what), "condition": .code(condition)]
    case nil: break
    }
    var events = [delegate.success]
    if keepsLogin { events.append(delegate.saved) }
    return [
      "name": .string(name.value), "test": .string(Names.test(self)),
      "method": .string(Names.performer(self)),
      "loginMethods": test.loginMethods.isEmpty
        ? .null
        : .code(.list(test.loginMethods.map { "\"\($0.rawValue)\"" })),
      "constant": .string(Names.constant(self)),
      "viewClass": test.usesView ? .string(spec.defaultViewClass) : .null,
      "isUsers": .bool(test.isUsers), "hasInput": .bool(!test.preparation.isEmpty),
      "preparation": .list(test.preparation.map { .code($0) }),
      "performance": .code(test.performance),
      "isSimple": .bool(!test.usesView && test.preparation.isEmpty),
      "success": success, "unfinished": unfinished, "asksServer": .bool(test.asksServer),
      "successEvents": hasDelegate ? .code(eventList(events)) : .null,
      "failureEvents": hasDelegate ? .code(eventList([delegate.failure])) : .null,
    ]
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
