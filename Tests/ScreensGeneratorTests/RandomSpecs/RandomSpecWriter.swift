import SpecModel
import TestSupport

/// Makes up a spec part by part, and remembers what the later parts can refer to.
struct RandomSpecWriter {
  struct Value {
    let name: String
    let type: String
  }

  struct Member {
    let name: String
    let type: String
    let isSettable: Bool
    let widget: String
    var performs: String?
  }

  struct Model {
    let name: String
    let attributes: [Value]
  }

  struct Connector {
    let name: String
    let kind: String
    let properties: [Value]
    let result: Value?
  }

  let index: Int
  var random: SeededGenerator
  var names: RandomNames
  var sets: [String: String] = [:]

  var models: [Model] = []
  var properties: [Value] = []
  var members: [Member] = []
  var connectors: [Connector] = []
  var actions: [String] = []
  /// What the `autoLoad` of all actions is.
  var autoLoad: String?
  /// The name of a Screenlet in the view.
  var contained: String?
  /// An action of the rows of a list, and the attribute that it is sent.
  var rowAction: (name: String, attribute: Value)?
  /// Whether an action is the default one.
  var hasDefault = false

  init(index: Int, choosing name: RandomNames.Chosen? = nil, _ random: SeededGenerator) {
    var random = random
    self.index = index
    names = RandomNames(index: index, choosing: name, &random)
    self.random = random
  }

  /// What an action can take from the Screenlet.
  var inputs: [Value] { properties + members.map { Value(name: $0.name, type: $0.type) } }

  // MARK: The whole

  mutating func screenlet(_ kind: RandomSpec.Kind) -> SpecTree {
    let isList = kind == .list
    let isLogin = kind == .login
    let name = names.type(&random)
    if isLogin { names.reserve(["userName", "password", "loginMethod"]) }
    let models = modelEntries(atLeast: isList || isLogin ? 1 : 0)
    let properties = propertyEntries(isLogin: isLogin)
    actions = (0..<random.number(0...4)).map { _ in names.action(&random) }
    if random.chance(4) { autoLoad = isList || random.chance(2) ? "yes" : "no" }
    let members = memberEntries(isList: isList, isLogin: isLogin)
    if random.chance(4) { contained = names.member(&random) }
    let connectors = connectorEntries(random.number(0...3))
    var entries: [SpecTree.Entry?] = [
      .required("screenlet", .name(name)),
      random.chance(2) ? .optional("summary", .prose(sentence())) : nil,
      .optional("module", .name("Samples")),
      random.chance(6)
        ? .optional("folder", .other(random.pick(["Core", "Core/Été", "A-1/b_2"]))) : nil,
      random.chance(6)
        ? .optional(
          "naming", .keys([.optional("view", .choice(random.pick(["short", "full"])))])) : nil,
      models.isEmpty ? nil : .optional("models", .names(models)),
      properties.isEmpty ? nil : .optional("properties", .names(properties)),
      members.isEmpty ? nil : .optional("viewModel", .names(members)),
      contained.map { .optional("contains", .names([.optional($0, Self.runtimeScreenlet)])) },
      connectors.isEmpty ? nil : .optional("connectors", .names(connectors)),
    ]
    if isList, random.chance(2) {
      let policies = ["remote-only", "remote-first", "cache-only", "cache-first"]
      entries.append(.optional("offlinePolicy", .choice(random.pick(policies))))
    }
    if isList { entries.append(.optional("list", list())) }
    let actionEntries = actionEntries(isLogin: isLogin)
    if !actionEntries.isEmpty { entries.append(.optional("actions", .names(actionEntries))) }
    if random.chance(4) { entries.append(.optional("progress", screenletProgress())) }
    if random.chance(2) {
      let canObserve =
        !isList && contained == nil && !members.contains { SwiftName.isKeyword($0.key) }
      let themes = themes(isList: isList)
      let ofSwiftUI: [SpecTree.Entry] =
        canObserve && random.chance(2) ? [.optional("modern", .other("swiftUI"))] : []
      entries.append(.optional("themes", .names(themes + ofSwiftUI)))
    }
    if random.chance(6) { entries.append(.optional("tests", .choice(random.pick(["yes", "no"])))) }
    return .keys(entries)
  }

  /// A Screenlet that every module has.
  private static let runtimeScreenlet = SpecTree.keys([
    .required("screenlet", .name("Base")), .optional("module", .name("LiferayScreens")),
    .optional("properties", .names([.optional("themeName", .prose("a \"b\" & <c>"))])),
  ])

  mutating func loneConnector() -> SpecTree {
    let name = names.type(&random)
    let models = modelEntries(atLeast: 0)
    var entries = connectorKeys(name)
    entries.insert(.required("connector", .name(name)), at: 0)
    if !models.isEmpty { entries.append(.optional("models", .names(models))) }
    return .keys(entries)
  }

  mutating func loneInteractor() -> SpecTree {
    let name = names.type(&random)
    let models = modelEntries(atLeast: 0)
    properties = (0..<random.number(0...4)).map { _ in
      Value(name: names.member(&random), type: parameterType())
    }
    let connectors = connectorEntries(random.number(0...2))
    var entries: [SpecTree.Entry?] = [
      .required("interactor", .name(name)),
      random.chance(2) ? .optional("summary", .prose(sentence())) : nil,
      models.isEmpty ? nil : .optional("models", .names(models)),
      properties.isEmpty
        ? nil
        : .optional(
          "properties", .names(properties.map { .optional($0.name, .type($0.type)) })),
      connectors.isEmpty ? nil : .optional("connectors", .names(connectors)),
    ]
    entries += work(isAlone: true).entries
    return .keys(entries)
  }

  // MARK: Parts that all have

  mutating func sentence() -> String {
    random.pick([
      "Does it.", "It's #1: { one }, two", "A \"quoted\" text \\(here)", "*/ let x = 1 /*",
      "日本 été",
      "Two\nlines, and a /// third", "% @ & ` | > ! ~", "<b>bold</b> & \"so\" 'on'", "-", "null",
      "A sentence that is longer than the hundred columns that a line of Swift code has, and so it is broken.",
    ])
  }
}
