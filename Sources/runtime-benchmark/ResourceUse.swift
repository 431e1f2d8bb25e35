internal import Foundation

/// The resources used by this process.
enum ResourceUse {

  /// The processor time of all threads so far, in seconds.
  static var cpuTime: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The processor time of the current thread so far, in seconds.
  static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// The resident memory, in bytes, or 0 if the system does not report it.
  static var memory: Int {
    #if os(Linux)
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.resident_size) : 0
    #endif
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
