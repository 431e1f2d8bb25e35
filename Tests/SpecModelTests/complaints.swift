import SourceText
import SpecModel
import SpecNotation
import Testing

/// What is reported for a spec, as printed.
func complaints(about text: String) -> String {
  let reading = Reading(text)
  // Reading gives a spec if and only if there are no errors.
  #expect((reading.spec == nil) == reading.diagnostics.hasErrors)
  var printer = DiagnosticPrinter()
  return printer.text(for: reading.diagnostics)
}

/// What a text that has nothing wrong with it is the spec of.
func spec(_ text: String) throws -> Spec? {
  try #require(complaints(about: text) == "")
  return Reading(text).spec
}

/// The Screenlet of a spec that has nothing wrong with it.
func screenlet(_ text: String) throws -> ScreenletSpec {
  try #require(complaints(about: text) == "")
  guard case .screenlet(let spec)? = Reading(text).spec else { throw NoScreenlet() }
  return spec
}

struct NoScreenlet: Error {}

private struct Reading {
  let spec: Spec?
  let diagnostics: Diagnostics

  init(_ text: String) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "spec.yml", text: text)
    let node = Node(parsing: file, reporting: &diagnostics)
    // The notation hands on what it could read, for more mistakes to be found in one run.
    let isRead = !diagnostics.hasErrors
    let spec = node.flatMap { Spec($0, reporting: &diagnostics) }
    self.spec = isRead ? spec : nil
    self.diagnostics = diagnostics
  }
}
