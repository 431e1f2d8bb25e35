/// What a template is rendered with: its stored properties are the variables that tags can name. A
/// property that is nil is null.
///
/// ```swift
/// struct Greeting: TemplateContext {
///   var name: String
///   var languages: [String]
///   var sender: Person?
/// }
/// template.rendered(with: TemplateValue(Greeting(…)), reporting: &diagnostics)
/// ```
///
/// A text is a `String` or an `Int`; a list has texts or contexts; and a section has a `Bool` or a
/// context.
package protocol TemplateContext: Encodable, Sendable {}

/// A context that is read once, for several files that are rendered with it.
package struct SharedContext: TemplateContext {
  private let mapping: TemplateMapping

  package init(_ context: some TemplateContext) { mapping = TemplateMapping(context) }

  package func encode(to encoder: any Encoder) {
    guard let encoder = encoder as? ContextEncoder else {
      preconditionFailure("contexts are read by the template engine alone")
    }
    encoder.entries += mapping.entries
  }
}

/// The variables of two contexts, which have different names.
package struct Both: TemplateContext {
  private let first: any TemplateContext
  private let second: any TemplateContext

  package init(_ first: any TemplateContext, _ second: any TemplateContext) {
    self.first = first
    self.second = second
  }

  package func encode(to encoder: any Encoder) throws {
    try first.encode(to: encoder)
    try second.encode(to: encoder)
  }
}

extension TemplateMapping {
  package init(_ context: some TemplateContext) {
    guard case .mapping(let mapping) = TemplateValue(context) else {
      preconditionFailure("a context has variables")
    }
    self = mapping
  }
}

extension TemplateValue {
  package init(_ context: some TemplateContext) { self = .of(context) }

  fileprivate static func of<Value: Encodable>(_ value: Value) -> TemplateValue {
    // Most values are contexts, for which a cast would take longer than the comparison of types.
    if Value.self == String.self, let text = value as? String { return .string(text) }
    if Value.self == Bool.self, let isTrue = value as? Bool { return .bool(isTrue) }
    if Value.self == Int.self, let number = value as? Int { return .number(String(number)) }
    if Value.self == [String].self, let texts = value as? [String] {
      return .list(texts.map { .string($0) })
    }
    let encoder = ContextEncoder()
    do {
      try value.encode(to: encoder)
    } catch {
      preconditionFailure("\(Value.self) has a value that no template can show: \(error)")
    }
    return encoder.isList
      ? .list(encoder.items) : .mapping(TemplateMapping(distinct: encoder.entries))
  }
}

/// Turns a context, or a list of contexts, into values.
private final class ContextEncoder: Encoder {
  fileprivate(set) var entries: [(String, TemplateValue)] = []
  fileprivate(set) var items: [TemplateValue] = []
  fileprivate(set) var isList = false

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    entries.reserveCapacity(entries.count + 8)
    return KeyedEncodingContainer(Variables(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isList = true
    return Items(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    preconditionFailure("a variable is a text, a Bool, a context or a list of them")
  }
}

private struct Variables<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ContextEncoder
  let codingPath: [any CodingKey] = []

  private func add(_ value: TemplateValue, _ key: Key) {
    encoder.entries.append((key.stringValue, value))
  }

  func encodeNil(forKey key: Key) { add(.null, key) }
  func encode(_ value: Bool, forKey key: Key) { add(.bool(value), key) }
  func encode(_ value: String, forKey key: Key) { add(.string(value), key) }
  func encode(_ value: some Encodable, forKey key: Key) { add(.of(value), key) }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) {
    add(value.map { .bool($0) } ?? .null, key)
  }
  func encodeIfPresent(_ value: String?, forKey key: Key) {
    add(value.map { .string($0) } ?? .null, key)
  }
  func encodeIfPresent(_ value: Int?, forKey key: Key) {
    add(value.map { .number(String($0)) } ?? .null, key)
  }
  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) {
    add(value.map { .of($0) } ?? .null, key)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { preconditionFailure("a context is a type of its own") }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    preconditionFailure("a list is an array")
  }

  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

private struct Items: UnkeyedEncodingContainer {
  let encoder: ContextEncoder
  let codingPath: [any CodingKey] = []
  var count: Int { encoder.items.count }

  func encodeNil() { encoder.items.append(.null) }
  func encode(_ value: some Encodable) { encoder.items.append(.of(value)) }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { preconditionFailure("an item is a type of its own") }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("a list in a list is an array")
  }

  func superEncoder() -> any Encoder { encoder }
}
