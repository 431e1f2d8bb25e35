import Foundation

/// An error in the command line.
struct UsageError: LocalizedError {

  let errorDescription: String?

  init(_ description: String) {
    errorDescription = description
  }
}
