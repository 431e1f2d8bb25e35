package import SourceText

/// A template with the partials it is rendered with.
package struct LinkedTemplate: Sendable {
  package let template: Template
  private let partials: [String: Template]

  package init(_ template: Template, with partials: [String: Template] = [:]) {
    self.template = template
    self.partials = partials
  }

  /// The text of the template with `value` filled in; nil after errors, which are reported.
  package func rendered(
    with value: TemplateValue, rules: Template.Rules, reporting diagnostics: inout Diagnostics
  ) -> String? {
    marked(with: value, rules: rules, reporting: &diagnostics)?.text
  }

  /// The same text, with the marks of its values.
  package func marked(
    with value: TemplateValue, rules: Template.Rules, reporting diagnostics: inout Diagnostics
  ) -> MarkedText? {
    var renderer = Renderer(value, partials: partials, rules: rules)
    let text = renderer.rendered(template)
    diagnostics.append(renderer.diagnostics)
    return text
  }
}
