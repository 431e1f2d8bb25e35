import SourceText
import SpecNotation

/// A step of an action as far as it can be read without the other steps: its name, its connector
/// and its result. When all drafts are known, `StepReading` reads the values that the step takes
/// from other steps.
struct StepDraft: Named {
  let name: Located<String>
  /// The number of its stage in the sequence, from 0.
  let stage: Int
  /// The keys of the long form; nil for the short form.
  let fields: Fields<StepKeys>?
  let work: Work?
  let result: ResultSpec?
  let parse: ParseSpec?
  let isOptional: Bool
  /// The name of an element and the list, if the step makes a connector for each element.
  var each: Node.Entry?
  /// The parts of the condition under which it runs.
  let conditions: [Located<String>]
  /// The range of the connector's name.
  let connectorRange: SourceRange

  enum Work {
    case named(ConnectorSpec)
    /// The address of the ready-to-use HttpConnector.
    case http(Located<String>)

    /// Whether the step parses its result from bytes.
    var isParsed: Bool {
      switch self {
      case .http: true
      case .named(let connector): connector.isParsed
      }
    }
  }
}

extension StepDraft {
  /// The names of what is there where the condition of the step holds.
  var assured: [String] {
    conditions.compactMap { condition in
      guard let sentence = RuleSentence(condition) else { return nil }
      switch sentence.predicate {
      case .isSet(true), .isNil(false): return sentence.subject.value
      default: return nil
      }
    }
  }

  /// Reads `connectors`: a mapping, whose steps run at once, or a list, whose items run one after
  /// the other.
  static func list(_ node: Node, scope: ActionScope) -> [StepDraft] {
    let drafts: [StepDraft]
    switch node.content {
    case .mapping(let entries):
      drafts = entries.compactMap {
        StepDraft($0, stage: 0, scope: scope)
      }
    case .list(let items):
      drafts = items.enumerated().flatMap { stage, item in
        list(item, stage: stage, scope: scope)
      }
    case .scalar:
      scope.log.error(.noSteps, at: node.range)
      return []
    }
    if node.isEmptyCollection { scope.log.error(.noSteps, at: node.range) }
    // A mapping cannot repeat a name, but several mappings in a sequence can.
    return drafts.withoutRepeats(by: \.name, .firstStep, reporting: scope.log) {
      .repeatedStep($0)
    }
  }

  /// Reads an item of a sequence: a mapping of steps that run at once, or a connector.
  private static func list(_ node: Node, stage: Int, scope: ActionScope) -> [StepDraft] {
    if case .mapping(let entries) = node.content {
      if entries.isEmpty { scope.log.error(.noSteps, at: node.range) }
      return entries.compactMap {
        StepDraft($0, stage: stage, scope: scope)
      }
    }
    let text = node.text(
      of: "an item of 'connectors'",
      expecting: "a connector, or a mapping of those that run at once",
      reporting: scope.log)
    guard let text else { return [] }
    let connector = scope.connector(named: text)
    let name = connector?.result?.name.value ?? text.value.nameOfStep
    return [StepDraft(text.map { _ in name }, stage: stage, connector, at: text.range)]
  }
}

extension String {
  /// The name of a step whose connector has no result: `addBookmark` for `AddBookmark`.
  fileprivate var nameOfStep: String {
    let words = capitalizedWords
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension Diagnostic.Message {
  fileprivate static let noSteps: Self =
    "expected the connectors that run at once, as in '{ count: CountBookmarks }', "
    + "or a list of what runs one after the other"

  fileprivate static let firstStep: Self = "the first of that name is here"

  fileprivate static func repeatedStep(_ name: String) -> Self {
    "two steps are named '\(name)'; give one of them another name"
  }
}
