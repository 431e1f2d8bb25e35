import LiferayScreens

/// A field whose value is one of its options, or several of them.
nonisolated open class DDMFieldStringWithOptions: DDMField {

  /// One of the values that users choose from.
  nonisolated public struct Option: Equatable, Sendable, CustomStringConvertible {
    public let label: String
    public let name: String?
    public let value: String

    public init(label: String, name: String? = nil, value: String) {
      (self.label, self.name, self.value) = (label, name, value)
    }

    public var description: String { value }
  }

  /// What users choose from.
  public private(set) lazy var options = (attributes.attributesListAttribute("options") ?? []).map {
    Option(
      label: $0.stringAttribute("label") ?? "", name: $0.stringAttribute("name"),
      value: $0.stringAttribute("value") ?? "")
  }

  /// Whether several options can be chosen.
  public var multiple: Bool { attributes.boolAttribute("multiple") ?? false }

  /// The options that are chosen.
  public var chosen: [Option] { currentValue as? [Option] ?? [] }

  /// Reads `["one", "two"]`, `[one, two]` and `one, two`, which are labels or values of options.
  override open func value(fromText text: String) -> Any? {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    let texts =
      (json as? [Any])?.stringElements
      ?? text.trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      }
    return texts.compactMap { text in
      options.first { $0.label == text } ?? options.first { $0.value == text }
    }
  }

  override open func text(of value: Any) -> String? {
    guard let chosen = value as? [Option] else { return nil }
    let texts = chosen.map(\.value).compactMap { value in
      (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  override open func label(of value: Any) -> String? { (value as? [Option])?.first?.label ?? "" }

  override open func doValidate() -> Bool { !required || !chosen.isEmpty }
}
