internal import Foundation
public import Testing

/// Runs tests that block for long on threads of their own.
///
/// A test that compiles, or that starts and kills processes, would otherwise hold one of the few
/// threads that asynchronous tests need to go on, until their calls time out.
public struct BlockingTests: SuiteTrait, TestTrait, TestScoping {
  private static let executor = BlockingExecutor()

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.executor) { try await function() }
  }
}

extension Trait where Self == BlockingTests {
  /// For suites whose tests block for seconds.
  public static var blocking: Self { Self() }
}

/// As many threads as the machine has cores, which may block.
private final class BlockingExecutor: TaskExecutor {
  private let queue: OperationQueue

  init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
