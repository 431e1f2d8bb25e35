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
          + actions.flatMap(\.loginTestValues)),
      "list": listTest?.value ?? .null,
      "actions": .list(
        [listTest?.actionValue].compactMap(\.self)
          + actions.compactMap { $0.testValue(in: self, hasDelegate: hasDelegate) }),
    ]
  }
}

extension ConnectorSpec {
  /// The rules of the connector, each with values that break it; nil if there are none to test.
  fileprivate var testValue: TemplateValue? {
    if rules.isEmpty { return nil }
    var isFailable = false
    var leading: [Code] = []
    switch kind {
    case .http: isFailable = true
    case .pages: leading = ["startRow: 0", "endRow: 50", "computeRowCount: true"]
    case .liferay, .custom: break
    }
    return SampleSearch(self).testValue(
      of: Names.connector(self), leading, isFailable: isFailable)
  }
}

extension SampleSearch {
  /// What the template sees of the tests of a connector's rules.
  fileprivate func testValue(
    of connector: String, _ leading: [Code] = [], isFailable: Bool = false
  ) -> TemplateValue? {
    func arguments(_ values: [SampleValue]) -> TemplateValue {
      .code(
        .list(leading + zip(choices, values).map { .labeled(Names.label($0.name), $1.source) }))
    }
    let breaches = rules.indices.compactMap { index in
      refused(byRule: index).map { (values: $0, message: rules[index].message.value) }
    }
    let refusals = breaches.map { breach -> TemplateValue in
      [
        "arguments": arguments(breach.values), "message": .string(breach.message),
        "comma": .bool(breaches.count > 1),
      ]
    }
    if refusals.isEmpty { return nil }
    return [
      "connectorClass": .string(connector), "test": .string(connector.lowerCamel),
      "isFailable": .bool(isFailable),
      "accepted": accepted.map { ["arguments": arguments($0)] } ?? .null,
      "refusals": .list(refusals),
    ]
  }
}

extension ActionSpec {
  /// The rules of a login, and the one of a login with a number.
  fileprivate var loginTestValues: [TemplateValue] {
    guard let login else { return [] }
    let search = SampleSearch(loginProperties, rules: login.rules)
    let values = [search.testValue(of: Names.loginConnector(self))]
    guard login.methods.contains(.userId) else { return values.compactMap(\.self) }
    return (values + [search.testValueOfUserId(for: self)]).compactMap(\.self)
  }

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
