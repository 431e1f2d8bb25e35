import SpecModel

extension ListSpec {
  /// The symbol of the system above the text of a list without rows, by what the rows are; nil for
  /// that of the runtime.
  var emptySymbol: String? {
    if cell.isMessage { return Self.message }
    let words = model.name.value.kebabCase.split(separator: "-").map(String.init)
    return words.lazy.compactMap { Self.symbols[$0] }.first
  }

  /// The same, or the symbol of the runtime.
  package var shownEmptySymbol: String { emptySymbol ?? "tray" }

  private static let message = "bubble.left"

  /// The symbols by the words in the names of models.
  private static let symbols: [String: String] = {
    let words = [
      message: "comment message reply",
      "photo": "image photo picture",
      "doc": "document file attachment",
    ]
    return words.reduce(into: [:]) { symbols, entry in
      for word in entry.value.split(separator: " ") { symbols[String(word)] = entry.key }
    }
  }()
}
