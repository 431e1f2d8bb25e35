import SourceText
import SwiftText

// Delegates of Screenlets. Their methods are optional, so the compiler accepts a method with other
// types or another name as a method of the class that is never called.
extension WiringCheck {
  mutating func checkDelegates() {
    for index in code.classes.indices { checkDelegate(index) }
  }

  private mutating func checkDelegate(_ index: Int) {
    // Objective-C finds a method by its name alone.
    let methods = code.classes[index].members.filter {
      $0.isFunction && !$0.isStatic && $0.attribute("objc") == nil
    }
    guard !methods.isEmpty else { return }
    let requirements = conformances(of: code.ancestry(of: .source(index)))
      .filter { $0.hasSuffix("ScreenletDelegate") }.sorted()
      .flatMap { code.protocols[$0] ?? [] }.flatMap(\.members).filter(\.isFunction)
    if requirements.isEmpty { return }
    let names = Set(methods.map(\.fullName))
    let all = Dictionary(grouping: requirements, by: \.fullName)
    let own = Dictionary(grouping: methods, by: \.fullName)
    // Where the delegate's method is there, one that overloads it may be of the class's own.
    let missing = Dictionary(
      grouping: requirements.filter { requirement in
        own[requirement.fullName]?.contains { areSame(requirement, $0) } == false
      }, by: \.fullName)
    var corrected: Set<Member> = []
    for method in methods {
      let named = all[method.fullName] ?? []
      if named.contains(where: { areSame($0, method) }) { continue }
      let candidates = missing[method.fullName] ?? []
      let ofSameScreenlet = candidates.first { areSame($0.types[0], method.types[0]) }
      if let requirement = ofSameScreenlet ?? candidates.first {
        let isOnly = ofSameScreenlet != nil || candidates.count == 1
        let isFirst = corrected.insert(requirement).inserted
        report(method, unlike: requirement, isCertain: isOnly && isFirst)
      } else if named.isEmpty, method.isEvent, !hasUnknownDelegate(index) {
        let others = requirements.lazy.map(\.fullName).filter { !names.contains($0) }
        warning(
          .noEvent(method.fullName, nearest(to: method.fullName, in: others, within: 5)),
          at: method.name.range)
      }
    }
  }

  private mutating func report(
    _ method: Member, unlike requirement: Member, isCertain: Bool
  ) {
    let pairs = zip(method.types, requirement.types)
    let wrong = pairs.first { !areSame($0, $1) }?.0
    error(
      .otherTypes(requirement.signature), at: wrong?.range ?? method.name.range,
      notes: [Diagnostic.Note(.declaredHere(requirement.fullName), at: requirement.name.range)],
      fixes: isCertain ? fixes(of: method, unlike: requirement) : [])
  }

  /// Returns the edits of the types that differ; none if a type has to be added or removed, or may
  /// be needed as it is, by a default value or a type parameter.
  private func fixes(of method: Member, unlike requirement: Member) -> [Diagnostic.Fix] {
    guard method.parameters?.contains(where: \.hasDefault) == false,
      !method.name.range.isFollowed(by: "<")
    else { return [] }
    let pairs = zip(method.types, requirement.types).filter { !areSame($0, $1) }
    let fixes = pairs.compactMap { type, expected in
      type.flatMap { type in expected.map { Diagnostic.Fix(type.range, $0.text) } }
    }
    return fixes.count == pairs.count ? fixes : []
  }

  /// Returns whether the class conforms to a delegate of a Screenlet that no source declares,
  /// directly or through another protocol.
  private func hasUnknownDelegate(_ index: Int) -> Bool {
    let ancestry = code.ancestry(of: .source(index))
    let protocols = conformances(of: ancestry).flatMap { code.protocols[$0] ?? [] }
    let names =
      ancestry.sources.flatMap { code.classes[$0].inherited } + protocols.flatMap(\.inherited)
    return names.contains {
      $0.text.hasSuffix("ScreenletDelegate") && $0.text.withoutScope != "BaseScreenletDelegate"
        && code.protocols[$0.text.withoutScope] == nil
    }
  }

  private func areSame(_ one: Member, _ other: Member) -> Bool {
    zip(one.types, other.types).allSatisfy { areSame($0, $1) }
  }

  /// Returns whether both may be the same type. An alias, `Self`, a closure, or a type with generic
  /// arguments or a comment, may be any type.
  private func areSame(_ one: Name?, _ other: Name?) -> Bool {
    let texts = [one, other].map { $0?.text.plainType ?? "Void" }
    if texts[0] == texts[1] { return true }
    return texts.contains { text in
      let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return ["<", "->", "/*", "//"].contains { text.contains($0) }
        || names.contains { ["Self", "TimeInterval"].contains($0) || code.aliasNames.contains($0) }
    }
  }
}

extension Member {
  /// The signature of the function as it should be written: `(_: LoginScreenlet) -> Bool`.
  fileprivate var signature: String {
    let all = (parameters ?? []).map { $0.writtenLabel + ": " + ($0.type?.text ?? "") }
    return "(" + all.joined(separator: ", ") + ")" + (type.map { " -> \($0.text)" } ?? "")
  }

  /// The types of the parameters and the result.
  fileprivate var types: [Name?] { (parameters ?? []).map(\.type) + [type] }

  /// Whether the function looks like one that a Screenlet calls, such as
  /// `screenlet(_:onLoginError:)`.
  fileprivate var isEvent: Bool {
    let labels = (parameters ?? []).map(\.label)
    return name.text == "screenlet" && labels.count > 1 && labels[0] == "" && labels[1].isEvent
  }
}

extension String {
  /// Whether the label is `on` followed by a word.
  fileprivate var isEvent: Bool {
    hasPrefix("on") && dropFirst(2).first?.isUppercase == true
  }

  /// The type without spaces, modules and attributes: `Item?` for `any Lists.Item!`.
  fileprivate var plainType: String {
    var type = ""
    var word = ""
    for character in replacing("...", with: "…") + " " {
      if character.isLetter || character.isNumber || "_@".contains(character) {
        word.append(character)
        continue
      }
      if character != ".", !["any", "inout"].contains(word), !word.hasPrefix("@") { type += word }
      word = ""
      if !character.isWhitespace, character != "." {
        type.append(character == "!" ? "?" : character)
      }
    }
    if type == "()" { return "Void" }
    let isInParentheses =
      type.hasPrefix("(") && type.hasSuffix(")")
      && !type.dropFirst().contains { "(,:".contains($0) }
    return isInParentheses ? String(type.dropFirst().dropLast()) : type
  }
}

extension Diagnostic.Message {
  fileprivate static func otherTypes(_ signature: String) -> Self {
    Self(
      "nothing calls this method, because its types differ from the delegate's; write '\(signature)'",
      isSilent: true)
  }

  fileprivate static func noEvent(_ name: String, _ near: String?) -> Self {
    let remedy = near.map { "did you mean '\($0)'?" } ?? "delete it, or call it yourself"
    return "no delegate of the class has '\(name)', so no Screenlet calls it; \(remedy)"
  }
}
