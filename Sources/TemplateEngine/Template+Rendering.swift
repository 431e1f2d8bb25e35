package import SourceText

extension Template {
  /// How a template is rendered.
  package struct Rules: Hashable, Sendable {
    /// Whether a name or a partial that does not exist is an error at its tag; otherwise it renders
    /// as nothing. If so, every list `items` also has a `hasItems`, for text that surrounds a list
    /// and is left out if the list is empty.
    package var isStrict: Bool
    /// How a value in `{{name}}` is escaped; one in `{{{name}}}` never is.
    package var escaping: Escaping
    /// Whether a partial's indentation is added to its blank lines as well.
    package var indentsBlankLines: Bool
    package var limits = Limits()

    package init(isStrict: Bool, escaping: Escaping, indentsBlankLines: Bool) {
      self.isStrict = isStrict
      self.escaping = escaping
      self.indentsBlankLines = indentsBlankLines
    }

    /// The rules of the public specification, to the letter.
    package static let specification = Rules(
      isStrict: false, escaping: .html, indentsBlankLines: true)

    /// The rules of the generator: a misspelt name is an error, and no line ends with a space that
    /// the template does not show.
    package static func strict(_ escaping: Escaping) -> Rules {
      Rules(isStrict: true, escaping: escaping, indentsBlankLines: false)
    }
  }

  /// Limits at which rendering stops with an error instead of exhausting the memory or the stack.
  /// Real data stays far below them.
  package struct Limits: Hashable, Sendable {
    /// How deeply sections, blocks and partials may be nested.
    package var depth = 500
    /// How often a section, a block or a partial may be rendered in all.
    package var repetitions = 5_000_000
    /// How many bytes the output may have.
    package var size = 16 << 20

    package init() {}
  }

  /// The text of the template with `value` filled in; nil after errors, which are reported.
  ///
  /// `{{#items}}{{name}}, {{/items}}` with `["items": [["name": "a"], ["name": "b"]]]` gives
  /// `a, b, `. False, null, an empty list and a missing name are the values for which a section is
  /// skipped; an empty string and zero are not.
  ///
  /// A name that `value` lacks has the value that `common` gives it.
  package func rendered(
    with value: TemplateValue, besides common: TemplateMapping = [:],
    partials: [String: Template] = [:], rules: Rules = .specification,
    reporting diagnostics: inout Diagnostics
  ) -> String? {
    marked(
      with: value, besides: common, partials: partials, rules: rules, reporting: &diagnostics)?
      .text
  }

  /// The same text, with the marks of its values.
  package func marked(
    with value: TemplateValue, besides common: TemplateMapping = [:],
    partials: [String: Template] = [:], rules: Rules = .specification,
    reporting diagnostics: inout Diagnostics
  ) -> MarkedText? {
    var renderer = Renderer([.mapping(common), value], partials: partials, rules: rules)
    let text = renderer.rendered(self)
    diagnostics.append(renderer.diagnostics)
    return text
  }
}
