import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

/// How a generated test performs an action offline: once with a server, so that there is something to
/// compare with, and once without.
struct OfflineTest {
  let action: ActionSpec
  let spec: ScreenletSpec

  /// Nil for an action that keeps nothing, or whose cache is not there as nobody is logged in.
  init?(_ action: ActionSpec, in spec: ScreenletSpec) {
    guard action.cacheKey != nil, spec.needsLogin, !action.needsNoLogin else { return nil }
    self.action = action
    self.spec = spec
  }

  /// Sets a policy that asks both the server and the cache; empty if that of the spec does so anyway.
  var policy: [Code] {
    switch spec.offlinePolicy?.value {
    case .cacheOnly, .remoteOnly:
      [.assignment("screenlet.offlinePolicy", "\"\(OfflinePolicy.remoteFirst.rawValue)\"")]
    case .remoteFirst, .cacheFirst, nil: []
    }
  }

  /// What the template sees of a write; null for a read.
  func keptWrite(_ answers: [Code], _ conflict: TemplateValue) -> TemplateValue {
    guard action.keepsWrites else { return .null }
    return [
      "conflict": conflict,
      "answers": .list(answers.map { .code($0) }),
      "synchronizer": .string(Names.synchronizer(spec)),
      "events": events([action.delegate.success, keptEvent]),
    ]
  }

  /// What the template sees of a read; null for a write.
  func cachedRead(_ answers: [Code], _ conditions: [Code]) -> TemplateValue {
    guard !action.keepsWrites else { return .null }
    return [
      "answers": .list(answers.map { .code($0) }),
      "conditions": .list(conditions.map { .code($0) }),
      "events": events([action.delegate.success, action.delegate.success]),
    ]
  }

  /// What the delegate hears of a write that is kept.
  private var keptEvent: Located<String>? {
    action.delegate.saved ?? (action.delegate.values.isEmpty ? action.delegate.success : nil)
  }

  private func events(_ events: [Located<String>?]) -> TemplateValue {
    spec.hasDelegate ? .code(eventList(events)) : .null
  }
}
