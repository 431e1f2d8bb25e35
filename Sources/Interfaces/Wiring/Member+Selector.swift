import SwiftText

extension Member {
  /// The name by which key-value coding finds the property: its Objective-C name if `@objc` sets
  /// one.
  var key: String {
    guard let name = attribute("objc")?.argument, !name.isEmpty else { return self.name.text }
    return name
  }

  /// The Objective-C name of the function in Swift 2, which omitted the label of the first
  /// parameter.
  var selectorOfSwift2: String? {
    guard let labels = parameters?.map(\.label) else { return nil }
    return name.text + (labels.isEmpty ? "" : ":")
      + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// The Objective-C name of the function: `tap:` for `tap(_:)`, `tapWithSender:` for
  /// `tap(sender:)`. Nil for other members.
  var selector: String? {
    guard let labels = parameters?.map(\.label) else { return nil }
    if let name = attribute("objc")?.argument, !name.isEmpty { return name }
    guard let first = labels.first else { return name.text }
    let rest = labels.dropFirst().map { $0 + ":" }.joined()
    if first.isEmpty { return name.text + ":" + rest }
    let needsWord = !name.text.endsWithPreposition && !first.startsWithPreposition
    let capitalized = first.prefix(1).uppercased() + first.dropFirst()
    return name.text + (needsWord ? "With" : "") + capitalized + ":" + rest
  }
}

extension String {
  /// Whether the first word of `forEvent` is a preposition, before which the compiler omits `With`.
  fileprivate var startsWithPreposition: Bool {
    let word = prefix(1).lowercased() + dropFirst().prefix { !$0.isUppercase }
    return Self.prepositions.contains(word)
  }

  fileprivate var endsWithPreposition: Bool {
    guard let start = lastIndex(where: \.isUppercase) else {
      return Self.prepositions.contains(self)
    }
    return Self.prepositions.contains(self[start...].lowercased())
  }

  /// The prepositions in the compiler's list.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
