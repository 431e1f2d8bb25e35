import Foundation

/// The reason why the app could not do what it was started for.
struct AppError: LocalizedError {

  let errorDescription: String?

  init(_ description: String) {
    errorDescription = description
  }
}
