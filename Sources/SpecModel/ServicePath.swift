import SourceText
import SpecNotation

/// A method of a server that a spec describes itself: its path, and the types that the passed
/// values do not show.
package struct ServicePath: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var label: Located<String>
    /// The type as a portal names it: `long`, `string`, or the full name of a Java class.
    package var type: Located<String>
  }

  /// `/blogs.blogsentry`.
  package var service: Located<String>
  /// `get-entry`.
  package var method: Located<String>
  package var parameters: [Parameter]
  /// The type of the reply, if the spec states it.
  package var result: SwiftType?
}

extension ServicePath {
  /// Reads the keys `path`, `parameters` and `result` of a service.
  init?(_ fields: Fields<CallKeys>, passing arguments: [ServiceCall.Argument], models: [String]) {
    let text = fields.required(CallKeys.path)
    let parameters = Self.parameters(fields, of: arguments)
    let result = fields[CallKeys.result]
      .flatMap { SwiftType($0, models: models, reporting: fields.log) }
    guard let text else { return nil }
    self.init(text, parameters, reporting: fields.log)
    self.result = result
  }

  /// Reads a path such as `/blogs.blogsentry/get-entry`. Reports an error and returns nil if the
  /// text is not one.
  init?(_ text: Located<String>, _ parameters: [Parameter], reporting log: DiagnosticLog) {
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[1].isName(with: "-_."),
      parts[2].isName(with: "-_")
    else {
      log.error(.noPath(text.value), at: text.range)
      return nil
    }
    self.init(
      service: Located("/\(parts[1])", at: text.range),
      method: Located(String(parts[2]), at: text.range), parameters: parameters)
  }

  /// Returns the types under `parameters`. Reports a label that no argument has.
  static func parameters(
    _ fields: Fields<CallKeys>, of arguments: [ServiceCall.Argument]
  ) -> [Parameter] {
    let labels = arguments.map(\.label.value)
    return (fields[CallKeys.parameters] ?? []).compactMap { entry in
      let type = entry.value.text(of: entry.key.keyText.quoted, reporting: fields.log)
      guard labels.contains(entry.key.keyText) else {
        fields.log.error(.noArgument(entry.key.keyText, labels), at: entry.key.range)
        return nil
      }
      return type.map { Parameter(label: entry.name, type: $0) }
    }
  }
}

extension Substring {
  /// Whether the text is a letter, followed by letters, digits and the other characters.
  fileprivate func isName(with others: String) -> Bool {
    guard let first, first.isASCII, first.isLetter else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPath(_ text: String) -> Self {
    "'\(text)' is not the path of a method; write one as in '/blogs.blogsentry/get-entry'"
  }

  fileprivate static func noArgument(_ label: String, _ labels: [String]) -> Self {
    "no argument has the label '\(label)'"
      + suggestion(for: label, in: labels, else: "; pass it under 'arguments', or remove it")
  }
}
