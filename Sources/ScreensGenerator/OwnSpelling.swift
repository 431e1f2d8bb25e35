import SourceText
import SpecModel

/// A method of the module's own class for a service, as a spec calls it.
struct OwnSpelling: CallableMethod {
  let method: OwnMethod
  let labels: [String]

  /// Creates the spelling of a method. Returns nil if no call in a spec can have its labels. `call`
  /// shows how the first label is written if it is a part of the name.
  init?(_ method: OwnMethod, for call: ServiceCall) {
    var labels = method.parameters.map(\.label)
    if let first = labels.first {
      if first.isEmpty {
        guard let label = method.labelInName(for: call) else { return nil }
        labels[0] = label
      } else if method.name.hasSuffix("With" + first.upperFirst) {
        return nil
      }
    }
    if labels.contains("") { return nil }
    self.method = method
    self.labels = labels
  }

  var name: String { method.name }

  var optionalLabels: Set<String> {
    Set(zip(labels, method.parameters).filter { $1.isOptional }.map(\.0))
  }

  func value(at index: Int, for use: ServiceUse) -> String {
    let label = labels[index]
    let type = method.parameters[index].type
    func fits(_ source: String) -> Bool { [source, source + "?"].contains(type) }
    if let own = use.types[label], fits(own.source) { return label }
    if case .rows = use.purpose, fits("Int32") {
      if label == "start" { return ServiceCall.PageValue.startRow.rawValue }
      if label == "end" { return ServiceCall.PageValue.endRow.rawValue }
    }
    if let value = ServiceCall.ContextValue(rawValue: label), fits(value.type.source) {
      return "context.\(label)"
    }
    if type.hasSuffix("?") { return "nil" }
    return switch type {
    case "Bool": "false"
    case "Int", "Int32", "Int64", "Float", "Double": "0"
    case "String": "'\"\"'"
    // A property that is to be declared.
    default: label
    }
  }
}

extension OwnMethod {
  /// Returns the label in the name of the method: `groupId` in `getNotesWithGroupId`.
  fileprivate func labelInName(for call: ServiceCall) -> String? {
    if call.method.value == name, !call.arguments.isEmpty, call.isInMethod(0) {
      return call.arguments[0].label.value
    }
    guard let start = name.indices.last(where: { name[$0...].hasPrefix("With") }) else {
      return nil
    }
    let label = String(name[start...].dropFirst("With".count))
    return label.isEmpty ? nil : label.lowerFirst
  }
}
