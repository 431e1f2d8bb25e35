import SourceText
import SpecNotation

/// Where the pages of a list are looked for, and in which order.
package enum OfflinePolicy: String, CaseIterable, Hashable, Sendable {
  case remoteOnly = "remote-only"
  case remoteFirst = "remote-first"
  case cacheOnly = "cache-only"
  case cacheFirst = "cache-first"
}

extension ScreenletSpec {
  /// The inspectable that starts with the policy; nil if the spec leaves it to the runtime.
  package var offlinePolicyProperty: PropertySpec? {
    offlinePolicy.map { policy in
      PropertySpec(
        name: Located("offlinePolicy", at: policy.range), type: SwiftType(.builtin(.string)),
        defaultValue: .string(policy.value.rawValue), typeRange: policy.range)
    }
  }
}

extension Fields {
  /// The key `offlinePolicy`, which only a list has.
  func offlinePolicy(reporting diagnostics: inout Diagnostics) -> Located<OfflinePolicy>? {
    guard let range = keyRange(of: "offlinePolicy") else { return nil }
    let text = text("offlinePolicy", reporting: &diagnostics)
    if self["list"] == nil {
      diagnostics.error(.nothingKept, at: range)
      return nil
    }
    guard let text else { return nil }
    if let policy = OfflinePolicy(rawValue: text.value) { return Located(policy, at: range) }
    diagnostics.error(.unknownPolicy(text.value), at: text.range)
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let nothingKept: Self =
    "'offlinePolicy' is about the pages of a list, and there is no 'list'; add one, or remove this"

  fileprivate static func unknownPolicy(_ name: String) -> Self {
    let policies = OfflinePolicy.allCases.map(\.rawValue)
    return "unknown offline policy '\(name)'"
      + suggestion(for: name, in: policies, else: "; expected \(policies.choice)")
  }
}
