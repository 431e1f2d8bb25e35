/// The faults that wait for requests.
struct Faults {

  private struct Waiting {
    let fault: Fault
    let path: String?
    /// How many more requests it is for; nil for all.
    var times: Int?
  }

  private var waiting: [Waiting] = []

  mutating func add(_ fault: Fault, at path: String?, times: Int?) {
    if let times, times <= 0 { return }
    waiting.append(Waiting(fault: fault, path: path, times: times))
  }

  /// The fault of a request that is known by `paths`: its own, and those of its commands.
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
