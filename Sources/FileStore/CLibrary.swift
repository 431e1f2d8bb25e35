#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Code with unsafe pointers, which no other file of the tool uses: a lock, threads, the names of
// directory entries, and calls that the modules of the C libraries lack.

/// A lock that lets one thread at a time run code.
package final class Lock: @unchecked Sendable {
  /// Allocated, because a mutex must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func alone<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}

/// A thread with a given stack size.
struct Thread {
  private let thread: pthread_t

  /// Starts a thread that runs `body`. Returns nil if the system cannot start another thread.
  init?(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
      var started = pthread_t()
    #else
      var started: pthread_t?
    #endif
    let code = pthread_create(&started, &attributes, { Work.run($0) }, work.toOpaque())
    guard code == 0, let thread = started as pthread_t? else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread has ended.
  func join() { pthread_join(thread, nil) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let work else { return nil }
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  }
}

extension SystemCalls {
  /// Returns the name of a directory entry that `readdir` found.
  static func name(of entry: inout dirent) -> String {
    withUnsafePointer(to: &entry.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }

  // Calls of Linux that the module of the C library lacks.
  #if !canImport(Darwin)
    static let syncfs = dlsym(nil, "syncfs").map {
      unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self)
    }

    static let renameat2 = dlsym(nil, "renameat2").map {
      unsafeBitCast(
        $0,
        to: (@convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32).self)
    }
  #endif
}
