import SourceText
import SpecModel

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

  /// Returns the test of a write; nil for a read.
  func keptWrite(
    _ success: ActionTestContext.Success, _ conditions: [String], _ request: String,
    _ conflict: ActionTestContext.Conflict?
  ) -> ActionTestContext.KeptWrite? {
    guard action.keepsWrites else { return nil }
    return ActionTestContext.KeptWrite(
      answers: success.answers, conditions: conditions,
      events: events([action.delegate.success, keptEvent]), request: request,
      synchronizer: Names.synchronizer(spec.declaring(action)), conflict: conflict)
  }

  /// Returns the test of a read; nil for a write.
  func cachedRead(_ success: ActionTestContext.Success) -> ActionTestContext.CachedRead? {
    guard !action.keepsWrites else { return nil }
    return ActionTestContext.CachedRead(
      answers: success.answers, conditions: success.conditions,
      events: events([action.delegate.success, action.delegate.success]))
  }

  /// The event that the delegate receives when a write is kept.
  private var keptEvent: Located<String>? {
    action.delegate.saved ?? (action.delegate.values.isEmpty ? action.delegate.success : nil)
  }

  private func events(_ events: [Located<String>?]) -> String? {
    spec.hasDelegate ? eventList(events) : nil
  }
}
