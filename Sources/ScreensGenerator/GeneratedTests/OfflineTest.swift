import SourceText
import SpecModel
import TemplateEngine

/// The test of an action offline: it is performed once with a server, for something to compare
/// with, and once without.
struct OfflineTest {
  let action: ActionSpec
  let spec: ScreenletSpec

  /// Creates the test. Returns nil for an action that keeps nothing, or that has no cache because
  /// nobody is logged in.
  init?(_ action: ActionSpec, in spec: ScreenletSpec) {
    guard action.cacheKey != nil, spec.needsLogin, !action.needsNoLogin else { return nil }
    self.action = action
    self.spec = spec
  }

  /// The statement that sets a policy with both the server and the cache; none if the policy of the
  /// spec has both already.
  var policy: [String] {
    switch spec.offlinePolicy?.value {
    case .cacheOnly, .remoteOnly:
      [.assignment("screenlet.offlinePolicy", "\"\(OfflinePolicy.remoteFirst.rawValue)\"")]
    case .remoteFirst, .cacheFirst, nil: []
    }
  }

  /// Returns the values for the template of a write; null for a read.
  func keptWrite(_ answers: [String], _ conflict: TemplateValue) -> TemplateValue {
    guard action.keepsWrites else { return .null }
    return [
      "conflict": conflict,
      "answers": .list(answers.map { .string($0) }),
      "synchronizer": .string(Names.synchronizer(spec)),
      "events": events([action.delegate.success, keptEvent]),
    ]
  }

  /// Returns the values for the template of a read; null for a write.
  func cachedRead(_ answers: [String], _ conditions: [String]) -> TemplateValue {
    guard !action.keepsWrites else { return .null }
    return [
      "answers": .list(answers.map { .string($0) }),
      "conditions": .list(conditions.map { .string($0) }),
      "events": events([action.delegate.success, action.delegate.success]),
    ]
  }

  /// The event that the delegate receives when a write is kept.
  private var keptEvent: Located<String>? {
    action.delegate.saved ?? (action.delegate.values.isEmpty ? action.delegate.success : nil)
  }

  private func events(_ events: [Located<String>?]) -> TemplateValue {
    spec.hasDelegate ? .string(eventList(events)) : .null
  }
}
