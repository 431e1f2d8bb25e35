import Foundation

/// What is wrong with the command line.
struct UsageError: LocalizedError {

  let errorDescription: String?

  init(_ description: String) {
    errorDescription = description
  }
}
