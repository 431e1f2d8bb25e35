import SpecModel
import Testing

/// The default action, what happens to running ones, and the methods that perform them.
struct ActionPerformanceTests {
  @Test func `an action says how it is performed`() throws {
    let spec = try screenlet(
      """
      screenlet: Rating
      actions:
        load: { kind: custom, default: yes, running: restart, function: loadRatings }
        rate: { kind: custom, running: queue, sender: { score: Double }, function: rate }
        stop: { kind: custom, default: no, running: ignore }
        rest: { kind: custom }
      """)
    let performances = spec.actions.map(\.performance)
    #expect(performances.map { $0.byDefault != nil } == [true, false, false, false])
    #expect(performances.map(\.running) == [.restart, .queue, .ignore, nil])
    #expect(spec.actions.map(\.functionName) == ["loadRatings()", "rate(score:)", nil, nil])
  }
}
