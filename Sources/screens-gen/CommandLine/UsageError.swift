/// An error in a command line.
struct UsageError: Error, Hashable {
  let message: String

  init(_ message: String) { self.message = message }
}
