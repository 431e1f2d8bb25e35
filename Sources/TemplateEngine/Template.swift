package import SourceText

/// A Mustache template, parsed once and rendered as often as needed.
///
/// ```swift
/// let file = SourceFile(path: "hello.mustache", text: "Hello, {{name}}!\n")
/// let template = Template(parsing: file, reporting: &diagnostics)
/// template?.rendered(with: ["name": "World"], reporting: &diagnostics)  // "Hello, World!\n"
/// ```
///
/// This is Mustache as its public specification, version 1.4, describes it, with inheritance
/// (`{{<parent}}`, `{{$block}}`) and dynamic names (`{{>*name}}`) and without lambdas.
///
/// A template is one reference, so that partials are cheap to look up.
package struct Template: Sendable {
  private let contents: Contents

  /// The file the template was parsed from.
  package var file: SourceFile { contents.file }
  var nodes: [TemplateNode] { contents.nodes }

  /// The names that are looked up in the data, in the order of the text: `items` and `title` for
  /// `{{#items}}{{title}}{{/items}}`. Names in text that a parent tag ignores are omitted.
  package var names: [Name] { contents.names }
  /// The names of partials and parents, in the order of the text, without dynamic ones.
  package var partialNames: [Name] { contents.partialNames }
  /// The blocks of this template, without those of partials, and whether the data can also name
  /// partials.
  var blocks: Set<String> { contents.blocks }
  var hasDynamicPartials: Bool { contents.hasDynamicPartials }

  /// Parses a template. Reports errors and returns nil if `file` is not a valid template.
  package init?(parsing file: SourceFile, reporting diagnostics: inout Diagnostics) {
    var parser = TemplateParser(file)
    let nodes = parser.parse()
    diagnostics.append(parser.diagnostics)
    if parser.diagnostics.hasErrors { return nil }
    contents = Contents(file, nodes)
  }

  private final class Contents: Sendable {
    let file: SourceFile
    let nodes: [TemplateNode]
    let names: [Name]
    let partialNames: [Name]
    let blocks: Set<String>
    let hasDynamicPartials: Bool

    init(_ file: SourceFile, _ nodes: [TemplateNode]) {
      self.file = file
      self.nodes = nodes
      var names = NameCollector()
      names.visit(nodes)
      self.names = names.data.sorted { $0.range.lowerBound < $1.range.lowerBound }
      blocks = names.blocks
      hasDynamicPartials = names.hasDynamicPartials
      partialNames = names.partials.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }
}

/// Two templates are equal if they were parsed from equal files.
extension Template: Hashable {
  package static func == (left: Template, right: Template) -> Bool { left.file == right.file }
  package func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
