internal import Foundation

/// The memory of this process that is really there.
enum ResidentMemory {

  /// In bytes; 0 where the system does not say.
  static var now: Int {
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
}
