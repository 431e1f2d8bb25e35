import SpecModel

extension CellSpec {
  /// The labels with their outlets: the title, the detail if there is one, and other texts.
  var labels: [(outlet: String, text: RowValue)] {
    [(CellLayout.title, title)] + (detail.map { [(CellLayout.detail, $0)] } ?? [])
      + texts.filter { !$0.isPage }.map { ($0.outlet, $0.value) }
  }

  /// The views of a page, with their outlets.
  var pages: [(outlet: String, text: RowValue)] {
    texts.filter(\.isPage).map { ($0.outlet, $0.value) }
  }

  var hasPortrait: Bool { screenlets.contains { $0.screenlet.isPortrait } }

  /// Whether it shows what a person wrote.
  var isMessage: Bool {
    guard let detail else { return false }
    return Set([title.role, detail.role]) == [.person, .body]
  }
}

extension TextRole {
  /// The style of a detail that is beside the title, because it is short; nil for others.
  var styleAtTheEnd: TextStyle? {
    switch self {
    case .date, .number, .status: .footnote
    case .price: .headline
    default: nil
    }
  }
}

extension CellSpec.Text {
  var outlet: String { name.value + (isPage ? "WebView" : "Label") }
}
