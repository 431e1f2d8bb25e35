package import SourceText

extension Node {
  /// The document as JSON, without a line feed at its end.
  package var json: String { String(JSONText(self).text.dropLast()) }
}

extension JSONText {
  /// The document as JSON, keys in their order.
  ///
  /// Integers of any size are written in decimal. Floats are as short as possible while still
  /// reading the same. `.inf`, `-.inf` and `.nan`, for which JSON has no number, become strings of
  /// those names. A key is its text, or `null` if it is null. The reader rejects two keys for which
  /// that is the same.
  package init(_ node: Node) {
    self =
      switch node.content {
      case .scalar(let scalar): JSONText(scalar)
      case .list(let items): .list(items.map(JSONText.init))
      case .mapping(let entries):
        .object(entries.map { ($0.key.scalar?.name ?? "", JSONText($0.value)) })
      }
  }

  private init(_ scalar: Scalar) {
    self =
      switch scalar.value {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .integer(let digits): .number(decimal(digits))
      case .float(let float) where float.isNaN: .text(".nan")
      case .float(let float) where float.isInfinite: .text(float < 0 ? "-.inf" : ".inf")
      case .float(let float): .number(float.description)
      case .string: .text(scalar.text)
      }
  }
}
