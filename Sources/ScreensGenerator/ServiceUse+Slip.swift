import ServiceCatalog
import SourceText
import SpecModel

extension ServiceUse {
  /// Reports a call that its service does not accept, and returns the method that was meant, if
  /// that is clear. `spellings` are those of all methods of the service. `unknown` is the message
  /// if none of them is near.
  func meant<Method: CallableMethod>(
    among spellings: [Method], unknown: Diagnostic.Message, reporting diagnostics: inout Diagnostics
  ) -> Method? {
    let name = call.method.value
    let service = call.service.value
    let labels = call.arguments.map(\.label.value)
    let overloads = spellings.filter { $0.name == name }
    if overloads.isEmpty, let near = nearest(to: name, in: spellings.map(\.name), within: 1) {
      diagnostics.error(.misspeltMethod(name, service, near), at: call.method.range)
      return spellings.first { $0.name == near }
    } else if let other = spellings.first(where: {
      $0.labels == labels && $0.name.hasPrefix(name + "With")
    }) {
      diagnostics.error(.otherMethod(name, service, other.name), at: call.method.range)
      return other
    } else if let closest = overloads.min(by: {
      $0.difference(labels) < $1.difference(labels)
    }) {
      reportLabels(closest, reporting: &diagnostics)
      return closest
    }
    if let near = nearestByWords(to: name, in: spellings.map(\.name)) {
      diagnostics.error(.misspeltMethod(name, service, near), at: call.method.range)
      return spellings.first { $0.name == near }
    }
    diagnostics.error(unknown, at: call.method.range)
    return nil
  }

  /// Reports arguments that do not belong to the method.
  private func reportLabels(
    _ method: some CallableMethod, reporting diagnostics: inout Diagnostics
  ) {
    let given = call.arguments.map(\.label)
    let absent = method.labels.filter { label in !given.contains { $0.value == label } }
    let lacking = absent.filter { !method.optionalLabels.contains($0) }
    let unknown = given.filter { !method.labels.contains($0.value) }
    let meant = unknown.compactMap { label in
      Self.label(meantBy: label.value, in: absent).map { (label, $0) }
    }
    if unknown.isEmpty {
      diagnostics.error(
        lacking.isEmpty
          ? .otherOrder(method.name, method.arguments(of: self))
          : .tooFew(method.name, lacking, method.arguments(of: self)),
        at: call.method.range)
    } else if absent.isEmpty {
      diagnostics.error(.tooMany(method.name, unknown.map(\.value)), at: call.method.range)
    } else if meant.count == unknown.count {
      for (label, near) in meant {
        diagnostics.error(.misspeltLabel(label.value, method.name, near), at: label.range)
      }
    } else {
      diagnostics.error(
        .takesOthers(method.name, method.arguments(of: self)), at: call.method.range)
    }
  }

  /// Returns the label that was meant: a similar one, or the one in the other spelling of the
  /// method.
  private static func label(meantBy label: String, in labels: [String]) -> String? {
    let other = labels.first { "with" + $0.upperFirst == label || "with" + label.upperFirst == $0 }
    return other ?? nearest(to: label, in: labels)
  }
}

extension [String] {
  fileprivate var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension Diagnostic.Message {
  fileprivate static func misspeltMethod(
    _ name: String, _ service: String, _ near: String
  ) -> Self {
    "'\(service)' has no method '\(name)'; did you mean '\(near)'?"
  }

  fileprivate static func otherMethod(_ name: String, _ service: String, _ other: String) -> Self {
    "'\(name)' of '\(service)' takes other arguments; did you mean '\(other)'?"
  }

  fileprivate static func takesOthers(_ method: String, _ arguments: String) -> Self {
    "'\(method)' takes other arguments; write '\(arguments)'"
  }

  fileprivate static func misspeltLabel(
    _ label: String, _ method: String, _ near: String
  ) -> Self {
    "'\(method)' has no argument '\(label)'; did you mean '\(near)'?"
  }

  fileprivate static func tooFew(
    _ method: String, _ labels: [String], _ arguments: String
  ) -> Self {
    "'\(method)' also takes \(labels.quotedList); write '\(arguments)'"
  }

  fileprivate static func tooMany(_ method: String, _ labels: [String]) -> Self {
    "'\(method)' takes no \(labels.quotedList); remove \(labels.count == 1 ? "it" : "them")"
  }

  fileprivate static func otherOrder(_ method: String, _ arguments: String) -> Self {
    "'\(method)' takes its arguments in another order; write '\(arguments)'"
  }
}
