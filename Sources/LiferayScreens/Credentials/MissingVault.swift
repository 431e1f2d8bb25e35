internal import Foundation

/// The vault of an app that has not assigned one: it is empty and rejects every secret.
struct MissingVault: CredentialsVault {

  func read() throws -> Data? { nil }

  func write(_ secret: Data) throws {
    throw NSError.errorWithCause(
      .abortedDueToPreconditions,
      message: "LiferayServerContext.credentialsVault names no place for credentials.")
  }

  func remove() throws {}
}
