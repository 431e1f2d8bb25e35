import SourceText
import SpecModel
import TemplateEngine

/// The tests of the rules of a connector in `Templates/Tests`.
struct ConnectorTestContext: TemplateContext {
  struct Accepted: TemplateContext {
    let arguments: String
  }

  struct Refusal: TemplateContext {
    let arguments: String
    let message: String
    /// The message as a Swift literal, with the values of properties.
    let literal: String
    /// Whether a comma follows.
    let comma: Bool
  }

  let connectorClass: String
  /// The beginning of the names of the tests.
  let test: String
  /// Whether the initializer can return nil.
  let isFailable: Bool
  let accepted: Accepted?
  let refusals: [Refusal]
  /// Sentences about what cannot be tested.
  let untested: [String]
}

/// The tests of the rules of a connector: with values that meet all rules, and for each rule with
/// values that break it.
struct ConnectorTest {
  let connector: String
  let properties: [PropertySpec]
  /// Values that meet all rules; nil if there are none.
  let accepted: [SampleValue]?
  let refusals: [(values: [SampleValue], message: String, literal: String)]
  /// Sentences about what cannot be tested.
  var untested: [String] = []
  /// The arguments of the connector before its properties.
  var leading: [String] = []
  /// Whether the initializer of the connector can return nil.
  var isFailable = false

  var context: ConnectorTestContext {
    ConnectorTestContext(
      connectorClass: connector, test: connector.lowerCamel, isFailable: isFailable,
      accepted: accepted.map { ConnectorTestContext.Accepted(arguments: arguments($0)) },
      refusals: refusals.map { refusal in
        ConnectorTestContext.Refusal(
          arguments: arguments(refusal.values), message: refusal.message,
          literal: refusal.literal, comma: refusals.count > 1)
      },
      untested: untested)
  }

  private func arguments(_ values: [SampleValue]) -> String {
    let list = zip(properties, values).map { property, value in
      String.labeled(Names.label(property.name.value), value.source)
    }
    return .list(leading + list)
  }
}

extension ConnectorTest {
  init(
    _ connector: String, _ properties: [PropertySpec], _ rules: [ValidationRule],
    _ samples: SampleRules
  ) {
    self.connector = connector
    self.properties = properties
    accepted = samples.accepted
    var refusals: [(values: [SampleValue], message: String, literal: String)] = []
    for (index, rule) in rules.enumerated() {
      if let values = samples.refused(byRule: index) {
        let samples = Dictionary(zip(properties.names, values)) { first, _ in first }
        let literal = rule.literal { samples[$0.name.value]?.inMessage ?? "\"\"" }
        refusals.append((values, rule.message.value, literal))
      } else if accepted != nil {
        let message = rule.message.value.escapedForSwift
        untested.append("Not tested: no values make \(connector) say \"\(message)\".")
      }
    }
    self.refusals = refusals
    if accepted == nil { untested = ["Not tested: no values meet all rules of \(connector)."] }
  }

  private static let numberMessage = "The user id is not a number"

  /// Returns the tests of the rules of a login, and of the rule that the ID of a user is a number.
  static func list(for action: ActionSpec) -> [ConnectorTest] {
    guard let login = action.login else { return [] }
    let properties = action.loginProperties
    var candidates = SampleRules.candidates(of: properties)
    let samples = SampleRules(candidates, of: properties, login.rules)
    let ruled = ConnectorTest(Names.loginConnector(action), properties, login.rules, samples)
    let tests = login.rules.isEmpty ? [] : [ruled]
    guard let method = login.methods.first(where: \.takesNumber), let named = samples.accepted,
      named[0].typed.flatMap({ Int64($0) }) == nil
    else { return tests }
    candidates[0].keep(only: .text("1"))
    let numbered = SampleRules(candidates, of: properties, login.rules).accepted
    return tests + [
      ConnectorTest(
        connector: Names.loginConnector(action, method), properties: properties,
        accepted: numbered, refusals: [(named, numberMessage, "\"\(numberMessage)\"")])
    ]
  }
}

extension SampleValue {
  /// The value as a user reads it, as a Swift expression of type `String`.
  var inMessage: String {
    if case .text = content { return source }
    return source.hasPrefix("-") ? "(\(source)).formatted()" : "\(source).formatted()"
  }
}
