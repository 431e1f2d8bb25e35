/// Waits until a condition holds, for ten seconds at most.
@MainActor
func eventually(_ condition: () -> Bool) async {
  for _ in 1...2000 where !condition() {
    try? await Task.sleep(for: .milliseconds(5))
  }
}
