import SpecModel

/// A method of the module's own class for a service, as its source declares it.
package struct OwnMethod: Hashable, Sendable {
  package let name: String
  package let parameters: [Parameter]

  package init(name: String, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }

  package struct Parameter: Hashable, Sendable {
    /// The label in a call; empty if there is none.
    package let label: String
    /// The type as the source writes it: `Int64`.
    package let type: String
    /// Whether a call can omit it.
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
  /// Whether the call compiles, judging by its labels.
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
  /// The name of the called method, with the labels as Swift writes them.
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
