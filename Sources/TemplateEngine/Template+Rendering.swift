package import SourceText

extension Template {
  /// How a template is rendered.
  package struct Rules: Hashable, Sendable {
    /// Whether a name or a partial that does not exist is an error at its tag. Otherwise it renders
    /// as nothing. If it is an error, every list `items` also has a `hasItems`, for text that
    /// surrounds a list and is omitted if the list is empty.
    package var isStrict: Bool
    /// The escaping of a value in `{{name}}`. A value in `{{{name}}}` is never escaped.
    package var escaping: Escaping
    /// Whether the indentation of a partial is also added to its blank lines.
    package var indentsBlankLines: Bool
    package var limits = Limits()

    package init(isStrict: Bool, escaping: Escaping, indentsBlankLines: Bool) {
      self.isStrict = isStrict
      self.escaping = escaping
      self.indentsBlankLines = indentsBlankLines
    }

    /// The rules of the public specification, followed exactly.
    package static let specification = Rules(
      isStrict: false, escaping: .html, indentsBlankLines: true)

    /// The rules of the generator: a misspelled name is an error, and no line ends with a space
    /// that is not in the template.
    package static func strict(_ escaping: Escaping) -> Rules {
      Rules(isStrict: true, escaping: escaping, indentsBlankLines: false)
    }
  }

  /// Limits at which rendering stops with an error instead of exhausting the memory or the stack.
  /// Real data stays far below them.
  package struct Limits: Hashable, Sendable {
    /// The maximum depth of nested sections, blocks and partials.
    package var depth = 500
    /// The maximum number of times that sections, blocks and partials are rendered in total.
    package var repetitions = InputFormat.template.limits.work
    /// The maximum number of bytes of the output.
    package var size = 16 << 20

    package init() {}
  }

  /// Returns the text of the template with `value` filled in, or nil after errors, which are
  /// reported.
  ///
  /// `{{#items}}{{name}}, {{/items}}` with `["items": [["name": "a"], ["name": "b"]]]` gives
  /// `a, b, `. False, null, an empty list and a missing name are the values for which a section is
  /// skipped; an empty string and zero are not.
  ///
  /// A name that `value` lacks has its value in `common`.
  package func rendered(
    with value: TemplateValue, besides common: TemplateMapping = [:],
    partials: [String: Template] = [:], rules: Rules = .specification,
    reporting diagnostics: inout Diagnostics
  ) -> String? {
    renderedText(
      with: value, besides: common, partials: partials, rules: rules, reporting: &diagnostics)?
      .text
  }

  /// Returns the text of the template with `value` filled in, with where it comes from, or nil after
  /// errors, which are reported.
  package func renderedText(
    with value: TemplateValue, besides common: TemplateMapping = [:],
    partials: [String: Template] = [:], rules: Rules = .specification,
    reporting diagnostics: inout Diagnostics
  ) -> RenderedText? {
    var renderer = Renderer([.mapping(common), value], partials: partials, rules: rules)
    let text = renderer.rendered(self)
    diagnostics.append(renderer.diagnostics)
    return text
  }
}
