import Testing

/// Waits until the condition holds, up to a limit.
func eventually(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async -> Bool
) async throws {
  for _ in 1...1000 {
    if await condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  Issue.record("it never came to that", sourceLocation: sourceLocation)
}
