import SourceText
import TemplateEngine

/// What `template` gives, or the diagnostics as they are printed when there are any.
///
///     rendering("Hi {{name}}", with: ["name": "Ann"])  // "Hi Ann"
func rendering(
  _ template: String, with value: TemplateValue = [:], partials: [String: String] = [:],
  rules: Template.Rules = .specification
) -> String {
  var diagnostics = Diagnostics()
  let main = Template(
    parsing: SourceFile(path: "main.mustache", text: template), reporting: &diagnostics)
  var parsed: [String: Template] = [:]
  for (name, text) in partials.sorted(by: { $0.key < $1.key }) {
    let file = SourceFile(path: "\(name).mustache", text: text)
    parsed[name] = Template(parsing: file, reporting: &diagnostics)
  }
  let output = main?.rendered(
    with: value, partials: parsed, rules: rules, reporting: &diagnostics)
  if let output, diagnostics.isEmpty { return output }
  var printer = DiagnosticPrinter()
  return printer.text(for: diagnostics)
}
