/// The active faults.
struct Faults {

  private struct Waiting {
    let fault: Fault
    let path: String?
    /// The number of requests that it still affects; nil for all.
    var times: Int?
  }

  private var waiting: [Waiting] = []

  mutating func add(_ fault: Fault, at path: String?, times: Int?) {
    if let times, times <= 0 { return }
    waiting.append(Waiting(fault: fault, path: path, times: times))
  }

  /// The fault for a request with these `paths`: its own, and those of its commands.
  mutating func next(for paths: [String]) -> Fault? {
    let isMeant = { (waiting: Waiting) in waiting.path.map(paths.contains) ?? true }
    guard let index = waiting.firstIndex(where: isMeant) else { return nil }
    let fault = waiting[index].fault
    if let times = waiting[index].times {
      waiting[index].times = times - 1
      if times == 1 { waiting.remove(at: index) }
    }
    return fault
  }
}
