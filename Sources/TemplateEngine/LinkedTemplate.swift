package import SourceText

/// A template that knows its partials, so that rendering looks none of them up.
///
/// ```swift
/// let pages = LinkedTemplate.linking([index, about], with: ["header": header])
/// pages[0].rendered(with: ["title": "Index"], rules: .strict(.html), reporting: &diagnostics)
/// ```
package struct LinkedTemplate: Sendable {
  /// The template with all that were linked together.
  private let program: Program
  private let place: Int

  package var template: Template { program.templates[place].template }

  init(_ template: Template, with partials: [String: Template]) {
    program = Program([template], partials: partials)
    place = 0
  }

  private init(_ program: Program, at place: Int) {
    self.program = program
    self.place = place
  }

  /// The templates, which share the partials. Templates for many renderings are best linked once,
  /// all together.
  package static func linking(
    _ templates: [Template], with partials: [String: Template]
  ) -> [LinkedTemplate] {
    let program = Program(templates, partials: partials)
    return templates.indices.map { LinkedTemplate(program, at: $0) }
  }

  /// As `Template.rendered(with:partials:rules:reporting:)`.
  package func rendered(
    with value: TemplateValue, rules: Template.Rules, reporting diagnostics: inout Diagnostics
  ) -> String? {
    marked(with: value, rules: rules, reporting: &diagnostics)?.text
  }

  /// The same, with the marks of the values in it.
  package func marked(
    with value: TemplateValue, rules: Template.Rules, reporting diagnostics: inout Diagnostics
  ) -> MarkedText? {
    var renderer = Renderer(value, for: program, rules: rules)
    let output = renderer.rendered(place, of: program)
    diagnostics.append(renderer.diagnostics)
    return output
  }
}
