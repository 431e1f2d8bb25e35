/// The clock of a panel, which a test replaces by one that it moves.
@MainActor
struct PanelTime {
  var now: () -> ContinuousClock.Instant = { .now }
  /// Waits; a task that is cancelled may wait less.
  var sleep: (Duration) async -> Void = { try? await Task.sleep(for: $0) }
}
