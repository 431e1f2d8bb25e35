import SourceText

extension ModelSpec {
  /// Whether the text can name a model.
  package static func isName(_ text: String) -> Bool {
    return Located(unplaced: text).typeName("model", reporting: DiagnosticLog()) != nil
  }

  /// Whether the text can name an attribute of a model.
  package static func isAttributeName(_ text: String) -> Bool {
    return Located(unplaced: text).memberName(
      "attribute", avoiding: .model, reporting: DiagnosticLog()) != nil
  }
}

extension RestConnector {
  /// Whether the text can name a property of the connector.
  package static func isPropertyName(_ text: String) -> Bool {
    return Located(unplaced: text).memberName(
      "property", avoiding: reserved, reporting: DiagnosticLog()) != nil
  }
}

extension Located<String> {
  fileprivate init(unplaced text: String) {
    self.init(text, at: SourceFile(path: "", text: text).range(0..<text.utf8.count))
  }
}
