import SourceText
import SpecModel
import TemplateEngine

/// What `Templates/Tests` is rendered with.
struct TestsContext: TemplateContext {
  struct DelegateMethod: TemplateContext {
    let declaration: String
    let event: String
    /// The variable for the events.
    let events: String
    /// Whether it reports the progress of a file, which is no event.
    let isProgress: Bool
    /// The value that it returns.
    let answer: String?
  }

  /// A property that the view shows.
  struct Property: TemplateContext {
    let access: String
    let value: String
    /// The expression that reads what is shown.
    let shown: String
  }

  /// An action whose input is checked while the user enters it.
  struct InputCheck: TemplateContext {
    let name: String
    let test: String
    let viewClass: String
    let button: String
    /// The statements that enter what is right.
    let accepted: [String]
    let refused: [String]
    let corrected: [String]
    /// The statement of the control in which something was entered.
    let event: String
    let message: String
  }

  /// A property that a control of the view holds.
  struct HeldProperty: TemplateContext {
    let access: String
    let shown: String
    /// A value other than the default.
    let value: String
    /// The default, unless it is nil, which a control may show as something else.
    let usual: String?
  }

  /// The test that every language has all texts and that the view shows them.
  struct Texts: TemplateContext {
    /// The string table; nil if the texts are in the code and in the XIBs.
    let table: String?
    let viewClass: String
    let languages: String
    let keys: String
    /// Whether there is anything to read from a view.
    let usesView: Bool
    /// The conditions on the texts of controls.
    let shown: [String]
    let meanings: [Meanings]
    /// The conditions on messages about actions.
    let messages: [String]
    /// The themes that have the messages, if there are several.
    let themes: String?
  }

  /// The titles that a label shows in place of values.
  struct Meanings: TemplateContext {
    /// An array of the values, each with its title.
    let pairs: String
    let member: String
    let outlet: String
  }

  /// The question before an action.
  struct Confirmation: TemplateContext {
    let name: String
    let test: String
    let constant: String
    let question: String
  }

  /// A button that is hidden until its action is permitted.
  struct Permission: TemplateContext {
    let name: String
    let test: String
    let viewClass: String
    let button: String
    let member: String
    /// Whether it is permitted from the start.
    let isGranted: Bool
    /// Whether the view shows buttons only while it is editable, as a property says.
    let needsEditable: Bool
  }

  /// A button with which users pick an image.
  struct Pick: TemplateContext {
    let name: String
    let test: String
    let viewClass: String
    /// The statement that shows an image before.
    let shown: String?
    /// The statement that taps the button.
    let tap: String
    let isConfirmed: Bool
    let sources: String
  }

  struct Delay: TemplateContext {
    let constant: String
    let test: String
    let seconds: String
  }

  /// A way to perform an action besides its name.
  struct Performance: TemplateContext {
    let what: String
    let test: String
    let performance: String
    let constant: String
    let senderType: String?
  }

  /// A model, which has accessors for what the server sent.
  struct Model: TemplateContext {
    let name: String
    let variable: String
    let test: String
    let attributes: String
    let conditions: [String]
  }

  let testClass: String
  let screenletClass: String
  /// The theme that the tests use instead of the default one.
  let theme: String?
  let imports: [String]
  let themes: String
  let isLoggedIn: Bool
  /// The language of the tests.
  let language: String?
  /// Whether something is set before each test.
  let overridesInit: Bool
  let delegateProtocol: String?
  /// The variables for the values that methods of the delegate return.
  let delegateAnswers: [String]
  let delegateMethods: [DelegateMethod]
  /// Whether a method of the delegate reports progress.
  let hasProgress: Bool
  let defaults: [ScreenletContext.Default]
  /// Properties and their defaults.
  let defaultsShown: [Property]
  let properties: [Property]
  let held: [HeldProperty]
  /// The member of the Screenlet that holds what the tests set and read.
  let testedView: String
  let texts: Texts?
  let list: ListTestsContext?
  let confirmations: [Confirmation]
  let permissions: [Permission]
  let picks: [Pick]
  let delays: [Delay]
  let inputChecks: [InputCheck]
  let performances: [Performance]
  let models: [Model]
  let connectors: [ConnectorTestContext]
  let actions: [ActionTestContext]
  /// The names of the actions without tests.
  let untestedActions: String?
}

extension ScreenletSpec {
  /// Returns what the tests are rendered with, or nil if there are no tests, or no module that they
  /// could import.
  func testsContext(_ methods: [DelegateMethod]) -> TestsContext? {
    guard hasTests, let module else { return nil }
    let progressing = actions.compactMap { DelegateMethod.progress(of: $0, in: self)?.signature }
    // What the actions of a Screenlet do is tested with it, perhaps by hand.
    let added = addsThemes ? testedTheme : nil
    let hasDelegate = hasDelegate && added == nil
    let performed = added == nil ? actions : []
    let tests = performed.map { action in
      isElsewhereByHand(action)
        ? [] : action.tests(in: self, methods, isHeard: hasDelegate)
    }
    let untested = zip(performed, tests).filter { $1.isEmpty }.map(\.0.name.value)
    let loading = added == nil ? list.flatMap { $0.testOfLoading(in: self) } : nil
    return TestsContext(
      testClass: added.map { Names.tests(self, $0) } ?? Names.tests(self),
      screenletClass: Names.screenlet(self), theme: added?.name.value,
      imports: Names.imports(testing: self, in: module.value),
      themes: .list(themes.map { "\"\($0.name.value.escapedForSwift)\"" }),
      isLoggedIn: needsLogin, language: languages.first?.value,
      overridesInit: hasDelegate || !languages.isEmpty || added != nil,
      delegateProtocol: hasDelegate ? Names.delegate(self) : nil,
      delegateAnswers: hasDelegate ? methods.answerDeclarations : [],
      delegateMethods: (hasDelegate ? methods : []).map { method in
        TestsContext.DelegateMethod(
          declaration: method.declaration, event: method.name,
          events: method.valueNames.contains("events") ? "self.events" : "events",
          isProgress: progressing.contains(method.signature),
          answer: methods.answerInTests(of: method))
      },
      hasProgress: !progressing.isEmpty, defaults: changedDefaults,
      defaultsShown: own.defaultsShown, properties: own.propertyTests,
      held: own.heldTests,
      testedView: testedTheme?.kind == .swiftUI
        ? "screenletView?.viewModelObject" : "screenletView",
      texts: textsTest,
      list: list?.tests(in: self, of: added), confirmations: confirmationTests,
      permissions: permissionTests, picks: pickTests,
      delays: delays.map { constant, seconds in
        TestsContext.Delay(
          constant: constant, test: constant.lowerFirst, seconds: "\(seconds)")
      },
      inputChecks: inputCheckTests, performances: performanceTests,
      models: added == nil ? modelTests : [],
      connectors: own.connectorTests.map(\.context),
      actions: [loading].compactMap(\.self) + tests.flatMap(\.self),
      untestedActions: untested.isEmpty ? nil : untested.joined(separator: ", "))
  }

  /// Whether a part of an action is written by hand in another module, so that it is not known here
  /// what the action does.
  private func isElsewhereByHand(_ action: ActionSpec) -> Bool {
    guard let base = extended?.base, base.module?.value != module?.value,
      base.actions.named(action.name.value) != nil
    else { return false }
    return !action.byHand.isEmpty || action.kind == .custom || !action.parsersByHand.isEmpty
      || action.allConnectors.contains { $0.output.artefact == .customConnector }
  }

  private var connectorTests: [ConnectorTest] {
    [list?.connector.tests].compactMap(\.self) + connectors.compactMap(\.tests)
      + actions.flatMap(ConnectorTest.list)
  }

  private var confirmationTests: [TestsContext.Confirmation] {
    actions.compactMap { action in
      action.confirm.map { question in
        TestsContext.Confirmation(
          name: action.name.value, test: Names.test(action), constant: Names.constant(action),
          question: question.value)
      }
    }
  }
}

extension ScreenletSpec {
  /// Whether its tests run with a logged-in user, except the tests of actions that need no login.
  var needsLogin: Bool {
    list != nil || actions.isEmpty
      || actions.contains { $0.login == nil && $0.kind != .event && !$0.needsNoLogin }
  }
}

extension ConnectorSpec {
  /// The tests of the connector's rules; nil if it has none.
  fileprivate var tests: ConnectorTest? {
    if rules.isEmpty { return nil }
    var test = ConnectorTest(Names.connector(self), properties, rules, SampleRules(self))
    test.leading = output.leadingArguments
    test.isFailable = output.isFailable
    return test
  }
}

extension ActionSpec {
  /// Returns its test, or one test for each connector of a choice and without each step that may be
  /// left out; none if no valid input is found.
  /// `isHeard` says whether a delegate hears of actions.
  fileprivate func tests(
    in spec: ScreenletSpec, _ methods: [DelegateMethod], isHeard: Bool
  ) -> [ActionTestContext] {
    let success = [delegate.success] + (keepsLogin ? [delegate.saved, delegate.loaded] : [])
    let tests: [ActionTest.Variant] =
      if case .chosen(let choice)? = connector {
        ActionTest.variants(of: self, choice, in: spec)
      } else if case .several(let stages)? = connector {
        ActionTest.variants(of: self, stages, in: spec)
      } else {
        ActionTest(self, in: spec).map { [($0, "", "")] } ?? []
      }
    return tests.map { test, words, suffix in
      test.context(
        of: name.value + words, test: Names.test(self) + suffix,
        method: Names.performer(self) + suffix, constant: Names.constant(self), in: spec,
        events: isHeard ? (success, delegate.failure) : nil, running: performance.running,
        answer: answerTest(methods), offline: OfflineTest(self, in: spec))
    }
  }
}
