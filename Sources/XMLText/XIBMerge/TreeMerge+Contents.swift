import SourceText

// The attributes and the text of an element that both sides have.
extension TreeMerge {
  mutating func settleContents(of key: Key) {
    guard let own = yours[key]?.element, let other = generated[key]?.element else { return }
    let old = base[key]?.element
    if own.isSimulated { return }
    if own.isColor || other.isColor { return settleColor(key, own, other, old) }
    if own.name != other.name, old?.name != other.name, side != .yours {
      conflict(.otherKind(own.title, other.title), at: own.nameRange, generated: other.nameRange)
    }
    var change = Change()
    for name in own.names(with: other) {
      settle(name, of: own, other, old, &change)
    }
    if own.name == "constraint" { settleTie(of: key, own, other, &change) }
    switch choice(own.ownText, other.ownText, old?.ownText) {
    case .yours: break
    case .generated: change.takesText = true
    case nil:
      conflict(.textChangedTwice(own.title), at: own.nameRange, generated: other.nameRange)
    }
    if !change.attributes.isEmpty || change.takesText { changes[key] = change }
  }

  /// Merges a colour, which is one value, regardless of its number of attributes. Your choice
  /// stays, because a generated colour is only a default.
  private mutating func settleColor(_ key: Key, _ own: Element, _ other: Element, _ old: Element?) {
    let isYours = old.map { !own.says($0) } ?? true
    if areBranches, isYours, old.map({ !other.says($0) }) ?? true, !own.says(other) {
      return conflict(
        .changedTwice("the colour '\(own["key"] ?? "")'", "a view"), at: own.nameRange,
        generated: other.nameRange)
    }
    // The values of a system colour are only recorded by Interface Builder.
    let isNote = own["key"] == nil
    guard own.name == other.name, !isNote, !isYours || side == .generated else { return }
    var change = Change()
    for name in Set(own.values.keys).union(other.values.keys) where own[name] != other[name] {
      change.attributes[name] = .some(other.attribute(name))
    }
    if !change.attributes.isEmpty { changes[key] = change }
  }

  private mutating func settle(
    _ name: String, of own: Element, _ other: Element, _ old: Element?, _ change: inout Change
  ) {
    if own.name == "constraint", name == "id" || Constraint.isTie(name) { return }
    func same(_ value: String?, _ other: String?) -> Bool { own.isSame(name, value, other) }
    if same(own[name], other[name]) || same(other[name], old?[name]) { return }
    if same(own[name], old?[name]) {
      change.attributes[name] = .some(other.attribute(name))
      return
    }
    if own.isMeasure(name) {
      change.attributes[name] = measured(name, own, other, old).map { .some($0) }
      return
    }
    switch side {
    case .yours: break
    case .generated: change.attributes[name] = .some(other.attribute(name))
    case nil:
      conflict(
        .changedTwice(name, own.title), at: own.attribute(name)?.range ?? own.nameRange,
        generated: other.attribute(name)?.range ?? other.nameRange)
    }
  }

  /// Returns the value of a measure that both sides changed, or nil if yours stays. Frames are
  /// those of the generator. Among views of your own, they move as far as the generator moves them.
  private func measured(
    _ name: String, _ own: Element, _ other: Element, _ old: Element?
  ) -> Attribute? {
    guard own.name == "rect", own["key"] == "frame" else { return nil }
    if !hasOwnLayout { return other.attribute(name) }
    let isRoot = own["x"] == "0.0" && own["y"] == "0.0"
    guard !isRoot, let value = own[name].flatMap(Double.init),
      let new = other[name].flatMap(Double.init), let before = old?[name].flatMap(Double.init)
    else { return nil }
    let measure = value + new - before
    return measure.isFinite ? Attribute(name, measure: measure) : nil
  }

  /// Returns the side whose value is used, or nil if both sides changed it and no side is
  /// preferred.
  private func choice(_ own: String?, _ other: String?, _ old: String?) -> MergedXIB.Side? {
    if own == other || other == old { return .yours }
    return own == old ? .generated : side
  }
}

extension Element {
  /// Whether the element is a colour: `<color>`, or `<nil>` for the default one.
  var isColor: Bool { name == "color" || name == "nil" && self["key"]?.hasSuffix("olor") == true }

  /// Returns the names of all attributes of both elements, each once.
  func names(with other: Element) -> [String] {
    var seen: Set<String> = []
    return (attributes + other.attributes).map(\.name).filter { seen.insert($0).inserted }
  }

  /// The name of the element in messages, such as `the textField 'urlTextField'` or
  /// `the button 'a8F-2k-Xw9'`.
  var title: String {
    let names = ["property", "restorationIdentifier", "userLabel", "key", "id"]
    let detail = names.lazy.compactMap { self[$0] }.first
    return "the \(name)" + (detail.map { " '\($0)'" } ?? "")
  }
}

extension Diagnostic.Message {
  fileprivate static func changedTwice(_ name: String, _ title: String) -> Self {
    "\(name) of \(title) was changed by you, and differently by the generator; keep one of them"
  }

  fileprivate static func otherKind(_ own: String, _ other: String) -> Self {
    "\(own) is \(other) in what is generated; keep one of them"
  }

  fileprivate static func textChangedTwice(_ title: String) -> Self {
    "the text of \(title) was changed by you, and differently by the generator; keep one of them"
  }
}
