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
package struct Template: Sendable {
  /// What the template was parsed from.
  package let file: SourceFile
  let program: Program

  /// The names looked up in the data, in the order of the text: `items` and `title` for
  /// `{{#items}}{{title}}{{/items}}`. Names in text that a parent tag ignores are not among them.
  package let names: [Name]
  /// The names of partials and parents, in the order of the text, dynamic ones excepted.
  package let partialNames: [Name]
  /// The blocks of this very template, and whether names of partials are in the data as well.
  let blocks: Set<String>
  let hasDynamicPartials: Bool

  /// Nil, after the errors were reported, when `file` is no template.
  package init?(parsing file: SourceFile, reporting diagnostics: inout Diagnostics) {
    var parser = TemplateParser(file)
    let nodes = parser.parse()
    diagnostics.append(parser.diagnostics)
    if parser.diagnostics.hasErrors { return nil }
    self.file = file
    self.program = Program(nodes)
    var names = NameCollector()
    names.visit(nodes)
    self.names = names.data.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.blocks = names.blocks
    self.hasDynamicPartials = names.hasDynamicPartials
    self.partialNames = names.partials.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Two templates are equal when they were parsed from equal files.
extension Template: Hashable {
  package static func == (left: Template, right: Template) -> Bool { left.file == right.file }
  package func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
