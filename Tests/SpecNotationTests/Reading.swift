import SourceText
import SpecNotation

/// What reading a text gave, ready to be compared.
struct Reading {
  let node: Node?
  private let diagnostics: Diagnostics

  init(_ text: String, limits: InputFormat.Limits = InputFormat.spec.limits) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "spec.yml", text: text)
    self.node = Node(parsing: file, limits: limits, reporting: &diagnostics)
    self.diagnostics = diagnostics
  }

  var hasErrors: Bool { diagnostics.hasErrors }

  /// Everything reported, as printed.
  var printed: String {
    var printer = DiagnosticPrinter()
    return printer.text(for: diagnostics)
  }

  /// The document as JSON, or what was reported instead.
  var json: String {
    guard let node, !hasErrors else { return printed }
    return node.json
  }
}

/// What is reported for a text, as printed.
func complaints(about text: String, limits: InputFormat.Limits = InputFormat.spec.limits) -> String
{
  Reading(text, limits: limits).printed
}

/// The value of the document, if it is a text that was read without complaint.
func scalar(_ text: String) -> Scalar? {
  let reading = Reading(text)
  return reading.printed.isEmpty ? reading.node?.scalar : nil
}
