import TestSupport

/// A random spec. All of it is valid, except that two names may clash.
struct RandomSpec: Sendable {
  /// `Sample.screenlet.yml`
  let fileName: String
  let tree: SpecTree
  let text: String
  /// The texts of the theme sets that it names.
  let sets: [String: String]

  enum Kind: CaseIterable {
    case screenlet, list, login, connector, interactor, theme
  }

  /// `index` is unique among the specs that are compiled together.
  init(seed: UInt64, index: Int, choosing name: RandomNames.Chosen? = nil) {
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(index))
    let kinds: [Kind] = [.screenlet, .screenlet, .screenlet, .list, .list, .login] + Kind.allCases
    let kind = random.pick(kinds)
    var writer = RandomSpecWriter(index: index, choosing: name, random)
    switch kind {
    case .screenlet, .list, .login:
      tree = writer.screenlet(kind)
      fileName = "Sample\(index).screenlet.yml"
    case .connector:
      tree = writer.loneConnector()
      fileName = "Sample\(index).connector.yml"
    case .interactor:
      tree = writer.loneInteractor()
      fileName = "Sample\(index).interactor.yml"
    case .theme:
      tree = writer.themeSet()
      fileName = "Sample\(index).theme.yml"
    }
    sets = writer.sets
    text = tree.text(&writer.random)
  }
}
