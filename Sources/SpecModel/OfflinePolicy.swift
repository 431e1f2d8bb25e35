import SourceText
import SpecNotation

/// Whether the server, the cache or both are used, and in which order.
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
  /// The key `offlinePolicy`, which only a list has, or a Screenlet that says what its actions keep.
  func offlinePolicy(reporting log: DiagnosticLog) -> Located<OfflinePolicy>? {
    guard let range = keyRange(of: "offlinePolicy") else { return nil }
    let text = text("offlinePolicy")
    if self["list"] == nil, !hasCacheKeys {
      log.error(.nothingKept, at: range)
      return nil
    }
    return text?.choice(else: "unknown offline policy", reporting: log)
      .map { Located($0, at: range) }
  }
}

extension Fields {
  /// Whether an action says what it keeps.
  private var hasCacheKeys: Bool {
    self["actions"]?.mapping?.contains { $0.value.member("cacheKey") != nil } ?? false
  }

  /// Reports writes without a `cacheKey` of a Screenlet with an `offlinePolicy`. The policy of a list
  /// may be meant for its pages only.
  func checkWrites(_ actions: [ActionSpec], reporting log: DiagnosticLog) {
    guard self["offlinePolicy"] != nil, self["list"] == nil, hasCacheKeys else { return }
    for action in actions {
      guard case .write = action.kind,
        self["actions"]?.member(action.name.value)?.member("cacheKey") == nil
      else { continue }
      log.error(.unsaidWrite(action.name.value), at: action.name.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let nothingKept: Self =
    "'offlinePolicy' applies to lists and to actions with a 'cacheKey', and there is neither; "
    + "add one, or remove this"

  fileprivate static func unsaidWrite(_ action: String) -> Self {
    "the offline policy also applies to '\(action)'; say with 'cacheKey' what is kept of it, "
      + "as in 'cacheKey: unique', or '[]' for nothing"
  }
}
