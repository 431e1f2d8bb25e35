package import SourceText

extension Template {
  /// How a template is rendered.
  package struct Rules: Hashable, Sendable {
    /// Whether a name or a partial that does not exist is an error at its tag. Otherwise it renders
    /// as nothing. Beside every list `items` then is a `hasItems`, for what stands around a list,
    /// once, and nowhere if it is empty.
    package var isStrict: Bool
    /// What happens to a value in `{{name}}`; one in `{{{name}}}` stays as it is.
    package var escaping: Escaping
    /// Whether the indentation of a partial goes before its blank lines as well.
    package var indentsBlankLines: Bool
    package var limits = Limits()

    package init(isStrict: Bool, escaping: Escaping, indentsBlankLines: Bool) {
      self.isStrict = isStrict
      self.escaping = escaping
      self.indentsBlankLines = indentsBlankLines
    }

    /// As the public specification has it, to the letter.
    package static let specification = Rules(
      isStrict: false, escaping: .html, indentsBlankLines: true)

    /// As the generator renders: a misspelt name is an error, and no line ends with a space that
    /// the template does not show.
    package static func strict(_ escaping: Escaping) -> Rules {
      Rules(isStrict: true, escaping: escaping, indentsBlankLines: false)
    }
  }

  /// Where rendering stops with an error instead of filling the memory or the stack. Data of any
  /// real size stays far below.
  package struct Limits: Hashable, Sendable {
    /// How many sections, blocks and partials may be in progress at one time.
    package var depth = 500
    /// How often a section, a block or a partial may be rendered in all.
    package var repetitions = 5_000_000
    /// The bytes of the output.
    package var size = 16 << 20

    package init() {}
  }

  /// The text of the template with `value` filled in; nil after errors, which are reported.
  ///
  /// `{{#items}}{{name}}, {{/items}}` with `["items": [["name": "a"], ["name": "b"]]]` gives
  /// `a, b, `. False, null, an empty list and a missing name are the values for which a section is
  /// skipped; an empty string and zero are not.
  package func rendered(
    with value: TemplateValue, partials: [String: Template] = [:], rules: Rules = .specification,
    reporting diagnostics: inout Diagnostics
  ) -> String? {
    LinkedTemplate(self, with: partials)
      .rendered(with: value, rules: rules, reporting: &diagnostics)
  }
}
