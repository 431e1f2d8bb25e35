import Foundation

/// Runs blocking code on a separate thread, and waits for it without blocking.
func inBackground<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue(label: "com.liferay.mobile.sdk.background").async {
      continuation.resume(with: Result { try body() })
    }
  }
}
