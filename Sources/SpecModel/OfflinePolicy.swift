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
  /// The inspectable whose default is the policy; nil if the spec leaves the policy to the runtime.
  package var offlinePolicyProperty: PropertySpec? {
    offlinePolicy.map { policy in
      PropertySpec(
        name: Located("offlinePolicy", at: policy.range), type: SwiftType(.builtin(.string)),
        defaultValue: .string(policy.value.rawValue), typeRange: policy.range)
    }
  }
}

extension Fields<ScreenletKeys> {
  /// Reads `offlinePolicy`, which needs a list, or an action with a `cacheKey`.
  var policy: Located<OfflinePolicy>? {
    guard let range = keyRange(of: ScreenletKeys.offlinePolicy) else { return nil }
    let text = self[ScreenletKeys.offlinePolicy]
    if !has(ScreenletKeys.list), !hasCacheKeys {
      log.error(.nothingKept, at: range)
      return nil
    }
    return text?.choice(else: "unknown offline policy", reporting: log)
      .map { Located($0, at: range) }
  }

  /// Whether an action has a `cacheKey`.
  private var hasCacheKeys: Bool {
    node(ScreenletKeys.actions)?.mapping?.contains { $0.value.member(ActionKeys.cacheKey) != nil }
      ?? false
  }

  /// Reports writes without a `cacheKey` in a Screenlet with an `offlinePolicy`. A list is exempt,
  /// because its policy may be meant for its pages only.
  func checkWrites(_ actions: [ActionSpec]) {
    guard has(ScreenletKeys.offlinePolicy), !has(ScreenletKeys.list), hasCacheKeys else { return }
    for action in actions {
      guard case .write = action.kind,
        node(ScreenletKeys.actions)?.member(action.name.value)?.member(ActionKeys.cacheKey) == nil
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
