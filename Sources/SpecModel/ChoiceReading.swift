import SourceText
import SpecNotation

/// Reads the rules by which an interactor chooses its connector. The rules are about its inputs,
/// which have the types that the connectors declare.
struct ChoiceReading {
  let inputs: Declared<PropertySpec>
  private let scope: ActionScope

  init(_ fields: Fields<ActionKeys>, _ connectors: [ConnectorSpec], _ scope: ActionScope) {
    self.scope = scope
    let known = scope.inputs(of: fields)
    let needed = Declared(connectors.flatMap(\.properties))
    inputs = Declared(known.names.compactMap { needed[$0] ?? known[$0] }, names: known.names)
  }

  /// Returns the conditions that a key joins with `and`.
  func conditions(_ text: Located<String>) -> [Condition] {
    text.joinedConditions(
      about: inputs, of: "action",
      insteadOfOr: "a rule for each of the two, with the same connector", reporting: scope.log,
      unknown: report)
  }

  private func report(_ name: Located<String>) {
    guard scope.hasInput(name.value) else {
      _ = InputSpec.source(name, scope: scope)
      return
    }
    scope.log.error(.notAnInput(name.value), at: name.range)
  }
}

extension Located<String> {
  /// Returns the conditions that the text joins with `and`.
  ///
  /// - Parameters:
  ///   - alternative: what to write instead of `or`.
  ///   - unknown: reports a name that is not among `known`.
  func joinedConditions(
    about known: Declared<PropertySpec>, of owner: String, insteadOfOr alternative: String,
    reporting log: DiagnosticLog, unknown: (Located<String>) -> Void
  ) -> [Condition] {
    var isUpperBound = false
    return joinedByAnd.compactMap { part in
      // Of `between 1 and 5`, the second part was reported with the first.
      if isUpperBound {
        isUpperBound = false
        return nil
      }
      guard let sentence = RuleSentence(part) else {
        isUpperBound = part.value.blankSeparated.contains("between")
        let meant = RuleSentence.content(meantBy: part.value)
        log.error(.noRule(part.value, alternative, meant: meant), at: part.range)
        return nil
      }
      guard known.has(sentence.subject.value) else {
        unknown(sentence.subject)
        return nil
      }
      return Condition(part, sentence, about: known, of: owner, reporting: log)
    }
  }

  /// The parts of the text, split at each ` and ` outside of quotes.
  var joinedByAnd: [Located<String>] { split(at: "and") }

  /// Returns the parts of the text, split at each occurrence of a word outside of quotes.
  func split(at separator: String) -> [Located<String>] {
    var parts: [Substring] = []
    var start = value.startIndex
    var isText = false
    for word in value.split(separator: " ") {
      if word == separator, !isText {
        parts.append(value[start..<word.startIndex])
        start = word.endIndex
      }
      if word.filter({ $0 == "\"" }).count % 2 == 1 { isText.toggle() }
    }
    return (parts + [value[start...]]).map { part($0.trimmed) }
  }
}

extension Diagnostic.Message {
  fileprivate static func noRule(_ rule: String, _ alternative: String, meant: String?) -> Self {
    let what = "cannot read the rule '\(rule)'; "
    if let meant { return Self(what + "write \(meant)") }
    if JoinedRules(rule)?.isAlternative == true {
      return Self(what + "write \(alternative)")
    }
    return Self(
      what + "write 'x is set', 'x is true', 'x is \"text\"' or a comparison as in 'x > 0'"
        + (rule.hasPrefix("not ") ? "; 'not' follows 'is'" : ""))
  }

  fileprivate static func notAnInput(_ name: String) -> Self {
    "a rule needs '\(name)'; add it to 'inputs'"
  }
}
