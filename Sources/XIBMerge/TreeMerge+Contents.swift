import SourceText
import XMLNotation

// The attributes and the text of an element that both sides have.
extension TreeMerge {
  mutating func settleContents(of key: Key) {
    guard let own = yours[key]?.element, let other = generated[key]?.element else { return }
    let old = base[key]?.element
    if own.isColor || other.isColor { return settleColor(key, own, other, old) }
    if own.name != other.name, old?.name != other.name, side != .yours {
      conflict(.otherKind(own.title, other.title), at: own.nameRange, generated: other.nameRange)
    }
    var change = Change()
    let names = own.attributes.map(\.name) + other.attributes.map(\.name)
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      switch choice(own[name], other[name], old?[name], isMeasure: own.isMeasure(name)) {
      case .yours: break
      case .generated: change.attributes[name] = .some(other.attribute(name))
      case nil:
        conflict(
          .changedTwice(name, own.title), at: own.attribute(name)?.range ?? own.nameRange,
          generated: other.attribute(name)?.range ?? other.nameRange)
      }
    }
    switch choice(own.ownText, other.ownText, old?.ownText, isMeasure: false) {
    case .yours: break
    case .generated: change.takesText = true
    case nil:
      conflict(.textChangedTwice(own.title), at: own.nameRange, generated: other.nameRange)
    }
    if !change.attributes.isEmpty || change.takesText { changes[key] = change }
  }

  /// A colour is one value, however many attributes it takes. What you chose stays: a generated colour
  /// is only what to begin with.
  private mutating func settleColor(_ key: Key, _ own: Element, _ other: Element, _ old: Element?) {
    let isYours = old.map { !own.says($0) } ?? true
    // What a system's colour looks like is a note of Interface Builder.
    let isNote = own["key"] == nil
    guard own.name == other.name, !isNote, !isYours || side == .generated else { return }
    var change = Change()
    for name in Set(own.values.keys).union(other.values.keys) where own[name] != other[name] {
      change.attributes[name] = .some(other.attribute(name))
    }
    if !change.attributes.isEmpty { changes[key] = change }
  }

  /// Whose value is taken; nil if both sides changed it, and no side is preferred.
  private func choice(
    _ own: String?, _ other: String?, _ old: String?, isMeasure: Bool
  ) -> MergedXIB.Side? {
    if own == other || other == old { return .yours }
    if own == old { return .generated }
    return isMeasure ? .yours : side
  }
}

extension Element {
  /// Whether the element is a colour: `<color>`, or `<nil>` for the one that is usual.
  var isColor: Bool { name == "color" || name == "nil" && self["key"]?.hasSuffix("olor") == true }

  /// Whether the attribute is what Interface Builder measures or notes for itself, rather than what
  /// anybody meant.
  fileprivate func isMeasure(_ attribute: String) -> Bool {
    switch name {
    case "rect", "point", "size", "device", "plugIn", "capability": attribute != "key"
    default:
      ["toolsVersion", "systemVersion", "misplaced", "ambiguous", "fixedFrame"].contains(attribute)
    }
  }

  /// The element as messages call it: `the textField 'urlTextField'`, `the button 'a8F-2k-Xw9'`.
  var title: String {
    let names = ["property", "restorationIdentifier", "userLabel", "key", "id"]
    let detail = names.lazy.compactMap { self[$0] }.first
    return "the \(name)" + (detail.map { " '\($0)'" } ?? "")
  }
}

extension Diagnostic.Message {
  fileprivate static func changedTwice(_ name: String, _ title: String) -> Self {
    "\(name) of \(title) was changed by you, and otherwise by the generator; keep one of them"
  }

  fileprivate static func otherKind(_ own: String, _ other: String) -> Self {
    "\(own) is \(other) for the generator; keep one of them"
  }

  fileprivate static func textChangedTwice(_ title: String) -> Self {
    "the text of \(title) was changed by you, and otherwise by the generator; keep one of them"
  }
}
