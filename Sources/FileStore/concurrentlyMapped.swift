#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Array where Element: Sendable {
  /// Returns the results of `transform` for each element, in the order of the elements. They are
  /// computed by as many threads as the machine has cores. Throws the first error, in that order,
  /// once all are computed.
  package func concurrentlyMapped<Value: Sendable, Problem: Error>(
    _ transform: @escaping @Sendable (Element) throws(Problem) -> Value
  ) throws(Problem) -> [Value] {
    if count < 2 { return try map(transform) }
    return try SharedWork(count: count) { index in
      Result { () throws(Problem) in try transform(self[index]) }
    }.finished().map { result throws(Problem) in try result.get() }
  }
}

/// Numbered pieces of work that threads take one after the other, so that no thread is idle while
/// another has a long one. The stacks of the threads are as large as that of the main thread, which
/// parsers of nested text rely on.
private final class SharedWork<Value: Sendable>: @unchecked Sendable {
  private static var stackSize: Int { 8 << 20 }
  private static var mostThreads: Int { 16 }

  private let piece: @Sendable (Int) -> Value
  private let lock = Lock()
  // Guarded by the lock.
  private var results: [Value?]
  private var next = 0

  init(count: Int, piece: @escaping @Sendable (Int) -> Value) {
    self.piece = piece
    results = Array(repeating: nil, count: count)
  }

  /// Returns the results of all pieces, in order. The calling thread takes part in the work.
  func finished() -> [Value] {
    let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let count = min(cores, results.count, Self.mostThreads)
    // If the system cannot start more threads, the work only takes longer.
    let threads = (1..<count).compactMap { _ in
      Thread(stackSize: Self.stackSize) { self.takePieces() }
    }
    takePieces()
    for thread in threads { thread.join() }
    return results.compactMap(\.self)
  }

  private func takePieces() {
    while let index = take() {
      let result = piece(index)
      lock.alone { results[index] = result }
    }
  }

  /// Returns the next piece that no thread has taken yet, or nil if there is none.
  private func take() -> Int? {
    lock.alone {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
