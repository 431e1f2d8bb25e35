import SourceText
import SpecNotation

/// A method of the view model, whose body is written by hand in the views of full themes:
/// `loadPlaceholder: '(for user: User)'`.
package struct ViewModelMethod: Hashable, Sendable, Named {
  package struct Parameter: Hashable, Sendable {
    /// The argument label, or `_` for none; nil if it is the same as the name.
    package var label: String?
    package var name: String
    package var type: SwiftType
  }

  package var name: Located<String>
  package var parameters: [Parameter]
  /// Nil for a method that returns nothing.
  package var result: SwiftType?
  package var owner: String?
}

extension ViewModelMethod {
  /// The type of an action's error, which only parameters of a method can have.
  private static let error = "NSError"

  /// Whether a member of the view model is written as a method.
  static func isMethod(_ node: Node) -> Bool { node.keyText.first == "(" }

  /// Reads the methods among the members of the view model.
  static func list(
    _ fields: Fields<ScreenletKeys>, avoiding reserved: ReservedMembers, models: [String]
  ) -> [ViewModelMethod] {
    // Mistakes in the mapping itself are reported by the code that reads the other members.
    let entries = fields.node(ScreenletKeys.viewModel)?.mapping ?? []
    return entries.filter { isMethod($0.value) }.compactMap { entry in
      let name = entry.name.memberName(
        "view model member", avoiding: reserved, reporting: fields.log)
      let text = entry.value.declaration(of: entry.name.value.quoted, reporting: fields.log)
      guard let text else { return nil }
      let method = ViewModelMethod(entry.name, text, models: models, reporting: fields.log)
      return name == nil ? nil : method
    }
  }

  /// Reads `(for user: User, page: Int) -> Bool`.
  private init?(
    _ name: Located<String>, _ text: Located<String>, models: [String],
    reporting log: DiagnosticLog
  ) {
    let arrow = text.value.firstRange(of: "->")
    let list = text.value[..<(arrow?.lowerBound ?? text.value.endIndex)].trimmed
    guard list.first == "(", list.last == ")", list.count > 1 else {
      log.error(.badMethod(text.value), at: text.range)
      return nil
    }
    let known = models + [Self.error]
    let inner = list.dropFirst().dropLast()
    let parts =
      inner.trimmed.isEmpty ? [] : inner.split(separator: ",", omittingEmptySubsequences: false)
    var parameters: [Parameter] = []
    for part in parts {
      let parameter = Parameter(text.part(part.trimmed), in: text, models: known, reporting: log)
      guard let parameter else { return nil }
      if parameters.contains(where: { $0.name == parameter.name }) {
        log.error(.repeatedParameter(parameter.name), at: text.part(part.trimmed).range)
        return nil
      }
      parameters.append(parameter)
    }
    self.init(name: name, parameters: parameters)
    guard let arrow else { return }
    let written = text.part(text.value[arrow.upperBound...].trimmed)
    guard let type = SwiftType(written, models: models, reporting: log) else { return nil }
    guard type.emptyValue != nil else {
      log.error(.needsOptionalInView(type), at: written.range)
      return nil
    }
    result = type
  }
}

extension ViewModelMethod.Parameter {
  /// Reads `for user: User`.
  fileprivate init?(
    _ text: Located<String>, in whole: Located<String>, models: [String],
    reporting log: DiagnosticLog
  ) {
    let halves = text.value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let names = String(halves[0]).blankSeparated.map(String.init)
    guard halves.count == 2, (1...2).contains(names.count), let name = names.last,
      names.dropLast().allSatisfy({ $0 == "_" || SwiftName.isIdentifier($0) }),
      SwiftName.isIdentifier(name), !SwiftName.isKeyword(name)
    else {
      let wrong = text.value.isEmpty ? whole : text
      log.error(.badParameter(wrong.value), at: wrong.range)
      return nil
    }
    let type = SwiftType(text.part(halves[1].trimmed), models: models, reporting: log)
    guard let type else { return nil }
    self.init(label: names.count == 2 ? names[0] : nil, name: name, type: type)
  }
}

extension Diagnostic.Message {
  fileprivate static func badMethod(_ text: String) -> Self {
    "cannot read '\(text)' as a method; write its parameters in brackets, "
      + "as in '(for user: User) -> Bool'"
  }

  fileprivate static func badParameter(_ text: String) -> Self {
    "cannot read '\(text)' as a parameter; write a name and a type, as in 'for user: User'"
  }

  fileprivate static func repeatedParameter(_ name: String) -> Self {
    "a parameter '\(name)' is there already; give this one another name"
  }
}
