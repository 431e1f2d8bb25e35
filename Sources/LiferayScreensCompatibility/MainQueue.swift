internal import Dispatch
public import Foundation
internal import LiferayScreens

/// Calls a closure on the main actor: at once if the caller is on the main thread, or else as soon
/// as the main thread gets to it.
///
/// In new code, write `Task { @MainActor in … }`, or make the caller a method of the main actor.
public func dispatch_main(_ block: @escaping @MainActor @Sendable () -> Void) {
  dispatch_main(false, block: block)
}

/// Calls a closure on the main actor: at once if the caller is on the main thread and
/// `forceDispatch` is false, or else as soon as the main thread gets to it.
///
/// In new code, write `Task { @MainActor in … }`.
public func dispatch_main(
  _ forceDispatch: Bool, block: @escaping @MainActor @Sendable () -> Void
) {
  if !forceDispatch, MainThread.isCurrent {
    MainActor.assumeIsolated(block)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(block) }
  }
}

/// Calls a closure on the main actor after a number of seconds.
///
/// In new code, write `try await Task.sleep(for: .seconds(delay))`, which can be cancelled.
public func dispatch_delayed(
  _ delay: TimeInterval, block: @escaping @MainActor @Sendable () -> Void
) {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(block) }
}

/// Calls a closure on a thread for work of little urgency.
///
/// In new code, write `Task.detached(priority: .background)`.
public func dispatch_async(_ block: @escaping @Sendable () -> Void) {
  DispatchQueue.global(qos: .background).async(execute: block)
}

/// Calls a closure on a thread for work of little urgency, and then another one on the main actor.
///
/// In new code, write a function that is `@concurrent`, and await it on the main actor.
public func dispatch_async(
  _ block: @escaping @Sendable () -> Void,
  thenMain mainBlock: @escaping @MainActor @Sendable () -> Void
) {
  DispatchQueue.global(qos: .background).async {
    block()
    DispatchQueue.main.async { MainActor.assumeIsolated(mainBlock) }
  }
}
