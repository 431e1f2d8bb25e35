import SourceText
import SwiftText
import XMLText

// View models: the view class conforms to its view model, and the XIB has the outlets it needs.
extension WiringCheck {
  mutating func checkViewModel(of theme: ThemeInterface) {
    guard case .source(let index)? = theme.viewClass else { return }
    let ancestry = code.ancestry(of: .source(index))
    checkConformance(ancestry, theme)
    let connected = Set(theme.interface.rootConnections.compactMap { $0["property"] })
    var missing: Set<String> = []
    var needed: Set<String> = []
    let optional = optionalOutlets(in: ancestry.sources)
    for (requirement, model) in requirements(of: ancestry) {
      let outlets = outlets(for: requirement, in: ancestry.sources)
      needed.formUnion(outlets.map { key(ofOutlet: $0.outlet, in: ancestry.sources) })
      for (outlet, use) in outlets
      where !connected.contains(key(ofOutlet: outlet, in: ancestry.sources))
        && !code.assigns(outlet, in: ancestry.sources) && !optional.contains(outlet)
      {
        guard missing.insert(outlet).inserted, isFirst(outlet, at: theme.root.nameRange) else {
          continue
        }
        error(
          .missingOutlet(outlet, requirement, model), at: theme.root.nameRange,
          notes: [Diagnostic.Note(.usedHere(use.text), at: use.range)])
      }
    }
    if let framework = ancestry.framework {
      for outlet in FrameworkClasses.all(\.neededOutlets, of: framework).sorted()
      where !connected.contains(outlet) && !code.assigns(outlet, in: ancestry.sources) {
        error(.missingListOutlet(outlet, framework), at: theme.root.nameRange)
      }
    }
    checkShared(needed, in: theme.interface)
  }

  /// Checks that the view class conforms to the view model, because a Screenlet casts its view to
  /// its view model and has none if the cast fails. If several view classes derive from each other,
  /// the first should conform.
  private mutating func checkConformance(_ ancestry: CodeBase.Ancestry, _ theme: ThemeInterface) {
    guard let screenlet = theme.name.screenlet, let name = screenlets.names[screenlet],
      let model = code.protocols[name + "ViewModel"]?.first, !model.members.isEmpty,
      let first = ancestry.sources.last.map({ code.classes[$0] }), ancestry.isWhole,
      code.isKind(.source(ancestry.sources[0]), of: .framework("BaseScreenletView")) == true,
      !conformances(of: ancestry).contains(model.name.text),
      isFirst("conformance", at: first.range)
    else { return }
    error(
      .noConformance(first.simpleName, model.name.text), at: first.range,
      notes: [Diagnostic.Note(.declaredHere(model.name.text), at: model.name.range)])
  }

  /// Returns the protocols in the sources that the classes conform to, directly or through other
  /// protocols.
  func conformances(of ancestry: CodeBase.Ancestry) -> Set<String> {
    var waiting = ancestry.sources.flatMap { code.classes[$0].inherited.map(\.text) }
    var found: Set<String> = []
    while let name = waiting.popLast() {
      let simple = name.withoutScope
      guard let declarations = code.protocols[simple], found.insert(simple).inserted else {
        continue
      }
      waiting += declarations.flatMap { $0.inherited.map(\.text) }
    }
    return found
  }

  /// Returns the properties that view models require of the class, each with its view model, in
  /// order.
  private func requirements(of ancestry: CodeBase.Ancestry) -> [(name: String, model: String)] {
    conformances(of: ancestry).filter { $0.hasSuffix("ViewModel") }.sorted().flatMap { model in
      (code.protocols[model] ?? []).flatMap(\.members).filter { $0.isProperty && !$0.isStatic }
        .map { ($0.name.text, model) }
    }
  }

  /// Returns the outlets through which a property gets or sets its value, directly or through other
  /// properties, each with the property that mentions it.
  private func outlets(
    for property: String, in sources: [Int]
  ) -> [(outlet: String, use: Name)] {
    var outlets: [(outlet: String, use: Name)] = []
    var waiting = [(name: property, level: 0)]
    var visited: Set<String> = []
    while let (name, level) = waiting.popLast() {
      let levels = level..<max(level, sources.count)
      guard visited.insert("\(name)/\(level)").inserted,
        let found = levels.first(where: {
          !code.classes[sources[$0]].properties(named: name).isEmpty
        })
      else { continue }
      for member in code.classes[sources[found]].properties(named: name) {
        if member.isOutlet {
          outlets.append((name, member.name))
        } else if member.isComputed {
          for reference in member.code.references.sorted() where reference != name {
            if isOutlet(reference, in: sources) {
              outlets.append((reference, member.name))
            } else {
              waiting.append((reference, 0))
            }
          }
          waiting += member.code.inherited.sorted().map { ($0, found + 1) }
        }
      }
    }
    return outlets
  }

  /// Returns the outlets that the classes list as those that not every theme connects.
  func optionalOutlets(in sources: [Int]) -> Set<String> {
    Set(
      sources.flatMap { code.classes[$0].members }.filter { $0.name.text == "optionalOutlets" }
        .flatMap(\.code.literals).map(\.value))
  }

  /// Returns the name by which XIBs connect the outlet.
  private func key(ofOutlet name: String, in sources: [Int]) -> String {
    sources.lazy.flatMap { code.classes[$0].properties(named: name) }.first(where: \.isOutlet)?.key
      ?? name
  }

  func isOutlet(_ name: String, in sources: [Int]) -> Bool {
    sources.contains { code.classes[$0].properties(named: name).contains(where: \.isOutlet) }
  }
}

extension Member {
  /// Whether the property has a getter, instead of a stored value with or without observers.
  fileprivate var isComputed: Bool {
    kind == .variable && value != nil && code.references.isDisjoint(with: ["didSet", "willSet"])
  }
}

extension Diagnostic.Message {
  fileprivate static func missingOutlet(
    _ outlet: String, _ property: String, _ model: String
  ) -> Self {
    "outlet '\(outlet)' is not connected; '\(property)' of '\(model)' needs it"
  }

  fileprivate static func missingListOutlet(_ outlet: String, _ framework: String) -> Self {
    "outlet '\(outlet)' is not connected; \(framework) shows its rows in it"
  }

  fileprivate static func usedHere(_ property: String) -> Self { "'\(property)' uses it" }

  fileprivate static func noConformance(_ name: String, _ model: String) -> Self {
    "'\(name)' is a view that does not conform to '\(model)'; its Screenlet finds no view model"
  }
}
