/// The values of an event of a Screenlet, in the order in which they are reported.
///
/// It is read on the main actor, by one loop. It ends when the task of the loop is cancelled, when
/// its events object is deallocated, or when another closure is set for the event.
public struct EventSequence<Value>: AsyncSequence {

  public typealias Element = Value

  /// Values never leave the main actor, though the stream between its ends does not know that.
  fileprivate struct Report: @unchecked Sendable {
    let value: Value
  }

  fileprivate let reports: AsyncStream<Report>

  public struct Iterator: AsyncIteratorProtocol {

    /// What a loop on the main actor reads, of which only `Report`s come back.
    fileprivate struct Reports: @unchecked Sendable {
      var iterator: AsyncStream<Report>.Iterator

      mutating func next() async -> Report? {
        await iterator.next()
      }
    }

    fileprivate var reports: Reports

    public nonisolated(nonsending) mutating func next() async -> Value? {
      await reports.next()?.value
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(reports: Iterator.Reports(iterator: reports.makeAsyncIterator()))
  }
}

@available(*, unavailable)
extension EventSequence: Sendable {}

@available(*, unavailable)
extension EventSequence.Iterator: Sendable {}

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
  /// - Parameter event: the closure of a generated events class. Setting another one ends the
  ///   sequence.
  public func values<Value>(
    of event: ReferenceWritableKeyPath<Self, ((Value) -> Void)?>
  ) -> EventSequence<Value> {
    sequence(of: event) { former, reporter in
      {
        former?($0)
        reporter.report($0)
      }
    }
  }

  /// Returns each report of an event without values from now on, as `values(of:)` does for others.
  public func values(
    of event: ReferenceWritableKeyPath<Self, (() -> Void)?>
  ) -> EventSequence<Void> {
    sequence(of: event) { former, reporter in
      {
        former?()
        reporter.report(())
      }
    }
  }

  /// Returns both values of each report of an event from now on, as `values(of:)` does for others.
  public func values<First, Second>(
    of event: ReferenceWritableKeyPath<Self, ((First, Second) -> Void)?>
  ) -> EventSequence<(First, Second)> {
    sequence(of: event) { former, reporter in
      {
        former?($0, $1)
        reporter.report(($0, $1))
      }
    }
  }

  /// Returns the three values of each report of an event from now on, as `values(of:)` does for
  /// others.
  public func values<First, Second, Third>(
    of event: ReferenceWritableKeyPath<Self, ((First, Second, Third) -> Void)?>
  ) -> EventSequence<(First, Second, Third)> {
    sequence(of: event) { former, reporter in
      {
        former?($0, $1, $2)
        reporter.report(($0, $1, $2))
      }
    }
  }

  /// Returns a further sequence of the event. The first one sets the closure that `reporting` makes
  /// of the former one.
  private func sequence<Closure, Value>(
    of event: ReferenceWritableKeyPath<Self, Closure?>,
    reporting: (Closure?, EventReporter<Value>) -> Closure
  ) -> EventSequence<Value> {
    let place = EventPlace(object: ObjectIdentifier(self), event: event)
    if let reporter = eventReporters[place]?.reporter as? EventReporter<Value> {
      return reporter.sequence()
    }
    eventReporters = eventReporters.filter { $1.reporter != nil }
    let reporter = EventReporter<Value>()
    eventReporters[place] = WeakReporter(reporter: reporter)
    self[keyPath: event] = reporting(self[keyPath: event], reporter)
    return reporter.sequence()
  }
}

/// Reports the values of an event to its sequences. The closure of the event alone holds it.
@MainActor
private final class EventReporter<Value> {

  private typealias Continuation = AsyncStream<EventSequence<Value>.Report>.Continuation

  private var continuations: [Continuation] = []

  func sequence() -> EventSequence<Value> {
    let (reports, continuation) = AsyncStream.makeStream(of: EventSequence<Value>.Report.self)
    continuations.append(continuation)
    return EventSequence(reports: reports)
  }

  func report(_ value: Value) {
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(EventSequence.Report(value: value)) { return true }
      return false
    }
  }

  deinit {
    for continuation in continuations { continuation.finish() }
  }
}

/// An event of an object.
private struct EventPlace: Hashable {
  let object: ObjectIdentifier
  let event: AnyKeyPath
}

private struct WeakReporter {
  weak var reporter: AnyObject?
}

/// The reporters of the events that have sequences.
@MainActor private var eventReporters: [EventPlace: WeakReporter] = [:]
