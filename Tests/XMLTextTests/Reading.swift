import SourceText
import XMLText

/// What reading a text gave, ready to be compared.
struct Reading {
  let document: Document?
  private let diagnostics: Diagnostics

  init(_ text: String, limits: InputFormat.Limits = InputFormat.interface.limits) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a.xml", text: text)
    document = Document(parsing: file, limits: limits, reporting: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// Everything reported, as printed.
  var printed: String {
    var printer = DiagnosticPrinter()
    return printer.text(for: diagnostics)
  }

  /// The document as lines: an element with its attributes, and below it what is inside, or what
  /// was reported instead.
  var tree: String {
    guard let document else { return printed }
    let nodes = document.prolog + [.element(document.root)] + document.epilog
    return nodes.map { Self.lines(of: $0, indent: "") }.joined()
  }

  private static func lines(of node: XMLNode, indent: String) -> String {
    switch node {
    case .element(let element):
      let attributes = element.attributes.map { " \($0.name)=\($0.value.debugDescription)" }
      return indent + element.name + attributes.joined() + "\n"
        + element.content.map { lines(of: $0, indent: indent + "  ") }.joined()
    case .text(let text):
      return indent + (text.isSection ? "section " : "") + text.value.debugDescription + "\n"
    case .comment(let range), .instruction(let range), .documentType(let range):
      return indent + range.text + "\n"
    }
  }

  /// The text put together again from the ranges of everything in it.
  var rebuilt: String? {
    guard let document else { return nil }
    let nodes = document.prolog + [.element(document.root)] + document.epilog
    return nodes.map(Self.text).joined()
  }

  private static func text(of node: XMLNode) -> String {
    guard case .element(let element) = node else { return String(node.range.text) }
    return element.startTag.text + element.content.map(text).joined()
      + (element.endTag.map { String($0.text) } ?? "")
  }
}
