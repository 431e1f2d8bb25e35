/// An error in a command line.
package struct UsageError: Error, Hashable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
