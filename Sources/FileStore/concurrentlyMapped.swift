#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Array where Element: Sendable {
  /// The results of `transform` for each element, in the order of the elements; computed by as many
  /// threads as the machine has cores.
  package func concurrentlyMapped<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    if count < 2 { return map(transform) }
    let results = ResultSlots<Result>(count: count)
    SharedWork(count: count) { results.put(transform(self[$0]), at: $0) }.finish()
    return results.all
  }
}

/// Numbered pieces of work that threads take one after the other, so that none is idle while
/// another has a long one. They are threads of the C library because these can have stacks as large
/// as that of the main thread, which parsers of nested text rely on.
private final class SharedWork: @unchecked Sendable {
  private static let stackSize = 8 << 20
  private static let mostThreads = 16

  private let count: Int
  private let piece: @Sendable (Int) -> Void
  private let lock = Lock()
  /// The next piece that no thread has taken yet; guarded by the lock.
  private var next = 0

  init(count: Int, piece: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.piece = piece
  }

  /// Finishes all the work; this thread takes part.
  func finish() {
    let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    var threads: [pthread_t] = []
    for _ in 1..<max(2, min(cores, count, Self.mostThreads)) where cores > 1 {
      #if canImport(Glibc)
        var thread = pthread_t()
      #else
        var thread: pthread_t?
      #endif
      let code = pthread_create(&thread, &attributes, { SharedWork.join($0) }, context)
      // With fewer threads the work only takes longer.
      guard code == 0, let thread = Optional(thread) else { break }
      threads.append(thread)
    }
    takePieces()
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func join(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<SharedWork>.fromOpaque(context).takeUnretainedValue().takePieces()
    return nil
  }

  private func takePieces() {
    while let index = take() { piece(index) }
  }

  private func take() -> Int? {
    lock.alone {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

/// A slot for each result: no two threads write to one, and none is read before all threads have
/// ended.
private final class ResultSlots<Result>: @unchecked Sendable {
  private let slots: UnsafeMutableBufferPointer<Result?>

  init(count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  func put(_ result: Result, at index: Int) { slots[index] = result }

  var all: [Result] { slots.compactMap(\.self) }
}
