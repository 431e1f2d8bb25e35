import SpecModel

extension ActionPerformance.Running {
  /// The test of an action that is performed twice while the server fails.
  var test: ActionTestContext.Running {
    let failed = "StubSession.failure.code"
    let cancelled = "ScreensErrorCause.cancelled.rawValue"
    let (what, end, codes): (String, String, [String]) =
      switch self {
      case .ignore: ("is ignored while it is running", "IsIgnored", [failed])
      case .restart: ("starts again if it is running", "Restarts", [cancelled, failed])
      case .queue: ("waits while it is running", "Waits", [failed, failed])
      }
    return ActionTestContext.Running(
      what: what, end: end + "WhileRunning", codes: .collection(codes))
  }
}

extension ScreenletSpec {
  /// The tests of the other ways to perform actions: the default action, and methods of the
  /// Screenlet.
  var performanceTests: [TestsContext.Performance] {
    let ofDefault = actions.first { $0.performance.byDefault != nil }.map { action in
      action.performanceTest(
        "The default action is \(action.name.value)", test: "defaultActionIsPerformed",
        statement: "screenlet.performDefaultAction()")
    }
    return [ofDefault].compactMap(\.self) + actions.compactMap(\.functionTest)
  }
}

extension ActionSpec {
  fileprivate func performanceTest(
    _ what: String, test: String, statement: String
  ) -> TestsContext.Performance {
    TestsContext.Performance(
      what: what, test: test, performance: .closure("screenlet.performedActions", statement),
      constant: Names.constant(self), senderType: sender?.type.swiftSource)
  }

  /// The test of the method that performs the action; nil if there is no method, or no value that
  /// it can be called with.
  fileprivate var functionTest: TestsContext.Performance? {
    guard let function = performance.function?.value, let functionName else { return nil }
    var arguments: [String] = []
    if let sender {
      let name = sender.name.value
      guard let value = SampleCandidates(sender.type, named: name).value() else { return nil }
      arguments = [.labeled(Names.label(name), value.source)]
    }
    return performanceTest(
      "\(functionName) performs \(name.value)",
      test: Names.test(self) + "HasMethod",
      statement: .call("screenlet\(Names.access(function))", arguments))
  }
}
