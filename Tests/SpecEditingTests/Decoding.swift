import SourceText
import SpecModel
import SpecNotation

/// The spec in a text, and what was reported of it.
struct Decoding {
  let spec: Spec?
  private let diagnostics: Diagnostics

  init(_ text: String, named name: String = "Sample.screenlet.yml") {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: name, text: text)
    let node = Node(parsing: file, reporting: &diagnostics)
    spec = node.flatMap { Spec($0, reporting: &diagnostics) }
    self.diagnostics = diagnostics
  }

  /// The Screenlet, if the spec is of one.
  var screenlet: ScreenletSpec? {
    guard case .screenlet(let screenlet)? = spec else { return nil }
    return screenlet
  }

  /// Everything reported, as printed.
  var printed: String { diagnostics.printed }
}

extension Diagnostics {
  var printed: String {
    var printer = DiagnosticPrinter()
    return printer.text(for: self)
  }
}
