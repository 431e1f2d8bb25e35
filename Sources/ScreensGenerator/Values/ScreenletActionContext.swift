import SourceText
import SpecModel
import TemplateEngine

/// An action in `Templates/Screenlet`.
struct ScreenletActionContext: TemplateContext {
  /// The removal of a row when the action begins.
  struct Removal: TemplateContext {
    /// The condition that binds what the row is found by.
    let binding: String
    let call: String
  }

  /// What happens while a file is sent or received.
  struct Transfer: TemplateContext {
    let usesInteractor: Bool
    let statements: [String]
  }

  struct Success: TemplateContext {
    let usesInteractor: Bool
    /// The conditions that bind the Screenlet and the results; nil if neither is used.
    let condition: String?
    let statements: [String]
  }

  struct Failure: TemplateContext {
    let restoresRow: Bool
    /// The call of a method that is written by hand.
    let byHand: String?
    /// The call of the delegate's method.
    let call: String?
    let usesInteractor: Bool
  }

  let constant: String
  let name: String
  let summary: [String]
  let performer: PerformerContext
  /// The method that creates the interactor.
  let maker: String
  /// Whether the action has a sender.
  let sender: Bool
  /// The statement that puts the sender into a variable; nil if its parts are not needed.
  let sent: String?
  let interactorClass: String
  let arguments: String
  let offlinePolicy: String?
  /// The call, before the action begins, of a method that is written by hand.
  let before: String?
  let removal: Removal?
  let transfer: Transfer?
  let success: Success?
  let failure: Failure?
  /// Whether the interactor is created, and nothing else.
  let isSimple: Bool
}

extension ActionSpec {
  /// Returns the local variable for a result, which must not hide names that the closure uses.
  func variable(of result: ResultSpec, in spec: ScreenletSpec) -> String {
    let name = result.name.value
    if Names.inClosures(of: spec).contains(name) {
      return results.count == 1 ? "result" : Names.result(result)
    }
    if name == Names.permission, delegate.answer == .permission { return Names.result(result) }
    return Names.member(name)
  }

  func screenletContext(in spec: ScreenletSpec) -> ScreenletActionContext {
    let policy = cacheKey == nil ? nil : spec.offlinePolicy
    let success = success(in: spec)
    let failure = failure(in: spec)
    let transfer = transfer(in: spec)
    let removal = removal(in: spec)
    let sent = inputs.lazy.compactMap(\.source.binding).first
    let arguments = inputs.map { String.labeled(Names.label($0.name.value), $0.expression) }
    return ScreenletActionContext(
      constant: Names.constant(self), name: name.value,
      summary: docComment(summary?.value ?? ""),
      performer: performerContext(in: Names.screenlet(spec)), maker: Names.maker(self),
      sender: sender != nil, sent: sent, interactorClass: Names.interactor(self),
      arguments: .list(["screenlet: self"] + arguments),
      offlinePolicy: policy.map { "." + $0.value.caseName }, before: call(byHandAt: .before),
      removal: removal, transfer: transfer, success: success, failure: failure,
      isSimple: success == nil && failure == nil && transfer == nil && removal == nil
        && policy == nil && byHand.isEmpty)
  }

  private func failure(in spec: ScreenletSpec) -> ScreenletActionContext.Failure? {
    let restoresRow = removal(in: spec) != nil
    let call = DelegateMethod.failure(of: self, in: spec)?.call
    let byHand = self.call(byHandAt: .failure)
    guard call != nil || byHand != nil || restoresRow else { return nil }
    return ScreenletActionContext.Failure(
      restoresRow: restoresRow, byHand: byHand, call: call,
      usesInteractor: !delegate.subjects.isEmpty)
  }

  private func removal(in spec: ScreenletSpec) -> ScreenletActionContext.Removal? {
    guard case .remove(let input, let attribute)? = rows, let list = spec.shownList else {
      return nil
    }
    let name = Names.member(input.name.value)
    let model = Names.model(list.model)
    let found = rowCondition(model, attribute, equals: name)
    return ScreenletActionContext.Removal(
      binding: .assignment("let \(name)", "interactor?\(Names.access(input.name.value))"),
      call: .closure("removeRow", found))
  }

  /// Returns the condition that a row is the one that is meant. A closure without a name for the
  /// row must not contain a name between backticks, which would be read as its `in`.
  private func rowCondition(
    _ model: String, _ attribute: ModelSpec.Attribute, equals value: String
  ) -> String {
    let access = Names.access(attribute.name.value)
    let isPlain = !value.hasPrefix("`")
    return "\(isPlain ? "($0" : "candidate in (candidate") as? \(model))?\(access) == \(value)"
  }

  /// Returns the statement that shows a result as a row, or nil if there is none.
  private func rowStatement(in spec: ScreenletSpec) -> String? {
    guard let rows, let result = rows.result, let list = spec.shownList else { return nil }
    let row = variable(of: result, in: spec)
    switch rows {
    case .remove: return nil
    case .add: return .call("addRow", [row])
    case .replace(_, let attribute):
      let value = row + Names.access(attribute.name.value)
      let found = rowCondition(Names.model(list.model), attribute, equals: value)
      return .closure("replaceRow(with: \(row))", found)
    }
  }

  private func transfer(in spec: ScreenletSpec) -> ScreenletActionContext.Transfer? {
    var statements: [String] = []
    if let member = fraction?.value {
      let part = "progress.fractionCompleted"
      statements.append(
        .assignment(
          member.place,
          member.type.builtin == .float ? .call("Float", [part]) : part))
    }
    if let method = DelegateMethod.progress(of: self, in: spec) { statements.append(method.call) }
    if statements.isEmpty { return nil }
    return ScreenletActionContext.Transfer(
      usesInteractor: !delegate.progressSubjects.isEmpty, statements: statements)
  }

  private func success(in spec: ScreenletSpec) -> ScreenletActionContext.Success? {
    let keeps = keptDiffers
    // Updates without a result are written once, whether the write was kept or not. The delegate is
    // asked before anything else, but not about a write that was kept.
    let common =
      keeps && delegate.answer == nil
      ? Array(updates.prefix { $0.value.paths.isEmpty && $0.contained == nil }) : []
    let others = Array(updates.dropFirst(common.count))
    var statements = successStatements(others, in: spec)
    let kept = keeps ? keptStatements(others, in: spec) : []
    if common.isEmpty, statements.isEmpty, kept.isEmpty { return nil }

    let handed =
      (delegate.success == nil ? [] : delegate.results)
      + (delegate.saved == nil || login == nil ? [] : results)
    let used = results.filter { result in
      handed.contains(result) || rows?.result == result
        || updates.contains { $0.value.paths.contains { $0.result == result } }
    }
    let needed = used.filter { !$0.isOptional }
    let inputs = delegate.success == nil ? [] : delegate.inputs
    let isByHand = byHand.has(.success)
    let needsInteractor = !inputs.isEmpty || keeps || isByHand
    let isOne = used.count == 1 && needed.count == 1 && !needsInteractor
    // A login is stored even if the Screenlet no longer exists.
    let usesSelf =
      !updates.isEmpty || rowStatement(in: spec) != nil || delegate.success != nil
      || delegate.saved != nil || isByHand
    var conditions: [String] = usesSelf ? ["let self"] : []
    if !used.isEmpty || needsInteractor, !isOne { conditions.append("let interactor") }
    func binding(_ result: ResultSpec, _ interactor: String) -> String {
      // The value that the delegate returns replaces the result.
      let keyword = delegate.answer == .replacement(of: result) ? "var" : "let"
      return .assignment(
        "\(keyword) \(variable(of: result, in: spec))", "\(interactor).\(Names.result(result))")
    }
    let bindings =
      needed.map { binding($0, isOne ? "interactor?" : "interactor") }
      + inputs.filter(\.isSender).map { input in
        .assignment(
          "let \(expression(ofInput: input, in: spec))",
          "interactor\(Names.access(input.name.value))")
      }
    let optional = used.filter(\.isOptional).map { binding($0, "interactor") }
    statements = optional + statements
    if keeps {
      // A write that is only kept has no results.
      let needs: [String] =
        bindings.isEmpty
        ? [] : ["guard \(String.list(bindings)) else { return }"]
      let rest = needs + statements
      let end: [String] = rest.isEmpty ? ["}"] : ["  return", "}"]
      statements =
        updateStatements(common, in: spec)
        + (kept.isEmpty
          ? ["if interactor.isKept { return }"]
          : ["if interactor.isKept {"] + kept.map { "  \($0)" } + end) + rest
    } else {
      conditions += bindings
    }
    return ScreenletActionContext.Success(
      usesInteractor: !used.isEmpty || login?.savesCredentials == true || needsInteractor,
      condition: usesSelf ? .list(conditions) : nil, statements: statements)
  }

  /// Returns the statements for when the action has succeeded and everything that it needs is
  /// bound. `updates` are those that have not been made yet.
  private func successStatements(_ updates: [ActionUpdate], in spec: ScreenletSpec) -> [String] {
    var statements = updateStatements(updates, in: spec)
    if let row = rowStatement(in: spec) { statements.append(row) }
    var end: [String] = []
    let isByHand = byHand.has(.success)
    if isByHand { end.append("\(Names.byHand(.success, of: self))(interactor)") }
    let store = storeStatements(in: spec)
    guard let call = DelegateMethod.success(of: self, in: spec)?.call else {
      return statements + end + store
    }
    guard let answer = delegate.answer else { return statements + end + [call] + store }
    // The value that the delegate returns is about the updates.
    return answer.statements(call, updates: statements, end: end + store) {
      variable(of: $0, in: spec)
    }
  }

  /// Returns the statements that update the view, and that make contained Screenlets show the
  /// values that they get.
  private func updateStatements(_ updates: [ActionUpdate], in spec: ScreenletSpec) -> [String] {
    updates.statements { variable(of: $0, in: spec) }
  }

  /// Returns the statements that keep a login, after everything else.
  private func storeStatements(in spec: ScreenletSpec) -> [String] {
    guard login?.savesCredentials == true else { return [] }
    // Other statements that need the interactor have bound it by then.
    let isThere = byHand.has(.success) || !delegate.inputs.isEmpty
    let store = "interactor\(isThere ? "" : "?").\(Names.storeCredentials)()"
    guard let saved = DelegateMethod.saved(of: self, in: spec)?.call else { return [store] }
    return ["if \(store)\(isThere ? "" : " == true") {", "  \(saved)", "}"]
  }

  /// Whether the statements for a write that was kept differ from those after success, because it
  /// has no results to show or to pass.
  private var keptDiffers: Bool {
    guard keepsWrites else { return false }
    let isCalled = delegate.success != nil || byHand.has(.success)
    return delegate.saved != nil || isCalled && !delegate.values.isEmpty || rows?.result != nil
      || updates.contains { !$0.value.paths.isEmpty }
  }

  /// Returns the statements for a write that was kept. `updates` are those that have not been made
  /// yet.
  private func keptStatements(_ updates: [ActionUpdate], in spec: ScreenletSpec) -> [String] {
    let shown = updates.filter { $0.value.paths.isEmpty }
    let method =
      DelegateMethod.saved(of: self, in: spec)
      ?? (delegate.values.isEmpty ? DelegateMethod.success(of: self, in: spec) : nil)
    return updateStatements(shown, in: spec) + [method?.call].compactMap(\.self)
  }
}

extension ActionDelegate.Answer {
  /// Returns the statements that use the value that `call` returns: they update the view, or do
  /// not, and continue with the `end` in both cases.
  fileprivate func statements(
    _ call: String, updates: [String], end: [String], variable: (ResultSpec) -> String
  ) -> [String] {
    switch self {
    case .replacement(let result):
      let name = variable(result)
      return [.assignment(name, .coalescing(call, name))] + updates + end
    case .permission:
      let asking: String = .assignment("let \(Names.permission)", .coalescing(call, "true"))
      if end.isEmpty { return [asking, "guard \(Names.permission) else { return }"] + updates }
      return [asking, "if \(Names.permission) {"] + updates.map { "  \($0)" } + ["}"] + end
    }
  }
}
