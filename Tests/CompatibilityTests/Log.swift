/// What a test has heard of, in order.
@MainActor final class Log {

  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }
}
