import SourceText
import SpecModel

/// A method of a service in the words of a spec that calls it.
protocol CallableMethod {
  var name: String { get }
  /// The keys under `arguments`, in their order.
  var labels: [String] { get }
  /// Those of them that a call can leave out.
  var optionalLabels: Set<String> { get }
  /// What a spec passes for the parameter at `index` that says nothing else.
  func value(at index: Int, for use: ServiceUse) -> String
}

extension CallableMethod {
  /// The key of a spec with all arguments in their order: the values that `use` passes already, and
  /// for the others what has the name of the parameter, or a value that means nothing.
  func arguments(of use: ServiceUse) -> String {
    let given = Dictionary(use.call.arguments.map { ($0.label.value, $0.range.text) }) { $1 }
    let entries = labels.enumerated().compactMap { index, label -> String? in
      if let value = given[label] { return "\(label): \(value)" }
      return optionalLabels.contains(label) ? nil : "\(label): \(value(at: index, for: use))"
    }
    return "arguments: { \(entries.joined(separator: ", ")) }"
  }

  /// How many labels there would have to be more or fewer.
  func difference(_ others: [String]) -> Int {
    labels.count { !others.contains($0) && !optionalLabels.contains($0) }
      + others.count { !labels.contains($0) }
  }
}
