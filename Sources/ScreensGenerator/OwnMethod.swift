import SpecModel

/// A method of a class that the module has itself for a service, as its source declares it.
package struct OwnMethod: Hashable, Sendable {
  package let name: String
  package let parameters: [Parameter]

  package init(name: String, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }

  package struct Parameter: Hashable, Sendable {
    /// What a call writes before the colon; empty where it writes nothing.
    package let label: String
    /// As the source has it: `Int64`.
    package let type: String
    /// Whether a call can leave it out.
    package let isOptional: Bool

    package init(label: String, type: String, isOptional: Bool = false) {
      self.label = label
      self.type = type
      self.isOptional = isOptional
    }
  }

  /// The name with the labels: `getNotesWithGroupId(_:folderId:)`.
  var fullName: String { name + parameters.map(\.label).inParentheses }
}

extension OwnMethod {
  /// Whether the call compiles, as far as its labels decide.
  func takes(_ call: ServiceCall) -> Bool {
    guard name == call.method.value else { return false }
    var given = call.writtenLabels[...]
    for parameter in parameters {
      if given.first == parameter.label {
        given = given.dropFirst()
      } else if !parameter.isOptional {
        return false
      }
    }
    return given.isEmpty
  }
}

extension ServiceCall {
  /// The name of what is called, with the labels as Swift writes them.
  var fullName: String { method.value + writtenLabels.inParentheses }

  fileprivate var writtenLabels: [String] {
    arguments.indices.map { isInMethod($0) ? "" : arguments[$0].label.value }
  }
}

extension [String] {
  /// `(_:folderId:)`
  fileprivate var inParentheses: String {
    "(\(map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}
