/// The values of an event of a Screenlet, in the order in which they are reported.
///
/// It is read on the main actor, where its values are, by one loop. It ends when the events object
/// that it is of is deallocated, or when the task of the loop is cancelled.
public struct EventSequence<Value>: AsyncSequence {

  public typealias Element = Value

  /// Values never leave the main actor, though the stream between its ends does not know that.
  fileprivate struct Report: @unchecked Sendable {
    let value: Value
  }

  fileprivate let reports: AsyncStream<Report>

  public struct Iterator: AsyncIteratorProtocol {

    fileprivate var reports: AsyncStream<Report>.Iterator

    public mutating func next() async -> Value? {
      await reports.next()?.value
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(reports: reports.makeAsyncIterator())
  }
}

@available(*, unavailable)
extension EventSequence: Sendable {}

@available(*, unavailable)
extension EventSequence.Iterator: Sendable {}

extension EventSequence {

  /// Returns a sequence, and the closure that reports its values. The sequence ends when the closure
  /// is released.
  fileprivate static func reported() -> (EventSequence, (Value) -> Void) {
    let (reports, continuation) = AsyncStream.makeStream(of: Report.self)
    let reporter = Reporter(continuation)
    return (EventSequence(reports: reports), { reporter.report($0) })
  }

  private final class Reporter {

    private let continuation: AsyncStream<Report>.Continuation

    init(_ continuation: AsyncStream<Report>.Continuation) {
      self.continuation = continuation
    }

    func report(_ value: Value) {
      continuation.yield(Report(value: value))
    }

    deinit {
      continuation.finish()
    }
  }
}

extension BaseScreenletDelegate {

  /// Returns the values of an event from now on, for a loop in async code:
  ///
  /// ```swift
  /// for await bookmark in events.values(of: \.onBookmarkAdded) {
  ///   bookmarks.append(bookmark)
  /// }
  /// ```
  ///
  /// A closure that the event has already is still called, and values that arrive before the loop
  /// reads them are kept.
  ///
  /// - Parameter event: the closure of a generated events class. The sequence ends when another one
  ///   is set.
  public func values<Value>(
    of event: ReferenceWritableKeyPath<Self, ((Value) -> Void)?>
  ) -> EventSequence<Value> {
    let (sequence, report) = EventSequence<Value>.reported()
    let former = self[keyPath: event]
    self[keyPath: event] = {
      former?($0)
      report($0)
    }
    return sequence
  }

  /// Returns each report of an event without values from now on, as `values(of:)` does for others.
  public func values(of event: ReferenceWritableKeyPath<Self, (() -> Void)?>) -> EventSequence<Void>
  {
    let (sequence, report) = EventSequence<Void>.reported()
    let former = self[keyPath: event]
    self[keyPath: event] = {
      former?()
      report(())
    }
    return sequence
  }

  /// Returns both values of each report of an event from now on, as `values(of:)` does for others.
  public func values<First, Second>(
    of event: ReferenceWritableKeyPath<Self, ((First, Second) -> Void)?>
  ) -> EventSequence<(First, Second)> {
    let (sequence, report) = EventSequence<(First, Second)>.reported()
    let former = self[keyPath: event]
    self[keyPath: event] = {
      former?($0, $1)
      report(($0, $1))
    }
    return sequence
  }

  /// Returns the three values of each report of an event from now on, as `values(of:)` does for
  /// others.
  public func values<First, Second, Third>(
    of event: ReferenceWritableKeyPath<Self, ((First, Second, Third) -> Void)?>
  ) -> EventSequence<(First, Second, Third)> {
    let (sequence, report) = EventSequence<(First, Second, Third)>.reported()
    let former = self[keyPath: event]
    self[keyPath: event] = {
      former?($0, $1, $2)
      report(($0, $1, $2))
    }
    return sequence
  }
}
