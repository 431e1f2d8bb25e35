import SourceText
import SpecModel

/// A method of a service, as a spec calls it.
protocol CallableMethod {
  var name: String { get }
  /// The keys under `arguments`, in their order.
  var labels: [String] { get }
  /// The labels that a call can omit.
  var optionalLabels: Set<String> { get }
  /// Returns the value to pass for the parameter at `index` if the spec passes none.
  func value(at index: Int, for use: ServiceUse) -> String
}

extension CallableMethod {
  /// Returns the key `arguments` with all arguments in their order: the values that `use` already
  /// passes and, for the others, a value of the parameter's name or one that means nothing.
  func arguments(of use: ServiceUse) -> String {
    let given = Dictionary(use.call.arguments.map { ($0.label.value, $0.range.text) }) { $1 }
    let entries = labels.enumerated().compactMap { index, label -> String? in
      if let value = given[label] { return "\(label): \(value)" }
      return optionalLabels.contains(label) ? nil : "\(label): \(value(at: index, for: use))"
    }
    return "arguments: { \(entries.joined(separator: ", ")) }"
  }

  /// Returns the number of labels that a call with the other labels lacks, or has in addition.
  func difference(_ others: [String]) -> Int {
    labels.count { !others.contains($0) && !optionalLabels.contains($0) }
      + others.count { !labels.contains($0) }
  }
}
