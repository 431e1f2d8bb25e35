package import SourceText

/// A template with the partials it is rendered with.
package struct LinkedTemplate: Sendable {
  package let template: Template
  private let partials: [String: Template]

  package init(_ template: Template, with partials: [String: Template] = [:]) {
    self.template = template
    self.partials = partials
  }

  /// The text of the template with `value` filled in; nil after errors, which are reported. A name
  /// without a value there has the one that `common` gives it.
  package func rendered(
    with value: TemplateValue, besides common: TemplateMapping = [:], rules: Template.Rules,
    reporting diagnostics: inout Diagnostics
  ) -> String? {
    marked(with: value, besides: common, rules: rules, reporting: &diagnostics)?.text
  }

  /// The same text, with the marks of its values.
  package func marked(
    with value: TemplateValue, besides common: TemplateMapping = [:], rules: Template.Rules,
    reporting diagnostics: inout Diagnostics
  ) -> MarkedText? {
    var renderer = Renderer([.mapping(common), value], partials: partials, rules: rules)
    let text = renderer.rendered(template)
    diagnostics.append(renderer.diagnostics)
    return text
  }
}
