import SourceText
import SpecNotation

/// The values that a key can have, and how they are read.
package struct Codec<Content>: Sendable {
  let value: ValueForm
  /// Returns the content of a node, which is the value of the key in the row. Reports a value that
  /// the key cannot have, and returns nil for it.
  let read: @Sendable (Node, KeyRow, DiagnosticLog) -> Content?
}

extension Codec {
  fileprivate init(
    ofText value: ValueForm,
    _ read: @escaping @Sendable (Located<String>, KeyRow, DiagnosticLog) -> Content?
  ) {
    self.init(value: value) { node, row, log in
      node.text(of: row.name.quoted, reporting: log).flatMap { read($0, row, log) }
    }
  }
}

extension Codec<Located<String>> {
  private init(ofText value: ValueForm) {
    self.init(ofText: value) { text, _, _ in text }
  }

  static var sentence: Self { text(.sentence) }

  static func text(_ text: TextForm) -> Self { Self(ofText: .text(text)) }

  /// A text that is defined once for several keys.
  static func sharedText(_ value: ValueForm) -> Self { Self(ofText: value) }

  /// A text whose words are checked where it is read.
  static func word(_ words: [String]) -> Self { Self(ofText: .choice(words)) }

  static func number(_ limits: ValueForm.Limits) -> Self { Self(ofText: .number(limits)) }

  static func type(_ notation: ValueForm.TypeNotation) -> Self {
    Self(value: .type(notation)) { $0.declaration(of: $1.name.quoted, reporting: $2) }
  }

  /// The name of a method of the delegate.
  static var delegateMethod: Self {
    Self(ofText: .text(.delegateMethod)) { $0.memberName("delegate method", reporting: $2) }
  }
}

extension Codec<[Located<String>]> {
  /// A text, or a list of texts.
  static func texts(_ text: TextForm) -> Self {
    Self(value: .oneOrMore(.text(text))) { $0.texts(of: $1.name.quoted, reporting: $2) }
  }
}

extension Codec<Bool> {
  static var flag: Self {
    Self(ofText: .flag) { $0.flag(of: $1.name, reporting: $2) }
  }
}

extension Codec<ShownText> {
  static var shown: Self { shown(.shown) }

  /// A text for users among the values.
  static func shown(_ value: ValueForm) -> Self {
    Self(value: value) { $0.shownText(of: $1.name.quoted, reporting: $2) }
  }
}

extension Codec where Content: RawRepresentable<String> & CaseIterable & Sendable {
  static func choice(_: Content.Type) -> Self {
    let choices = Array(Content.allCases)
    return Self(ofText: .choice(Content.self)) {
      $0.choice(from: choices, of: $1.name, reporting: $2)
    }
  }
}

extension Codec {
  /// A choice, or a list of choices without repetition. `what` begins the message about any other
  /// text: `there is no login by`.
  static func choices<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _: Choice.Type, else what: String
  ) -> Self where Content == [Choice] {
    let words = Choice.allCases.map(\.rawValue)
    return Self(value: .oneOrMore(.choice(Choice.self))) { node, row, log in
      node.texts(of: row.name.quoted, reporting: log)
        .filter { $0.choice(from: words, else: what, reporting: log) != nil }
        .withoutRepeats(reporting: log).compactMap { Choice(rawValue: $0.value) }
    }
  }

  /// A mapping with the keys of a table, or one of the other values.
  static func keys<Owner: Table>(
    _: Owner.Type, of table: Mapping = Owner.table, or others: ValueForm...
  ) -> Self where Content == Fields<Owner> {
    let keys = ValueForm.keys(table)
    return Self(value: others.isEmpty ? keys : .either([keys] + others)) { node, row, log in
      Fields(node, of: row.name.quoted, at: node.range, table, like: row.line, reporting: log)
    }
  }
}

extension Codec<[Node.Entry]> {
  static func names(
    _ text: TextForm, _ value: ValueForm, count: ClosedRange<Int> = 0...Int.max
  ) -> Self {
    entries(.names(text, value, count: count))
  }

  /// A mapping whose entries are read one by one.
  static func entries(_ value: ValueForm) -> Self {
    Self(value: value) { $0.entries(of: $1.name.quoted, like: $1.line, reporting: $2) }
  }
}

extension Codec<Node> {
  /// A value that is read by code of its own.
  static func node(_ value: ValueForm) -> Self { Self(value: value) { node, _, _ in node } }
}

extension KeyRow {
  /// The example of the key and its value, as a spec writes it.
  var line: String? { example.map { "\(name): \($0)" } }
}
