package import SourceText

extension WiringFiles {
  /// Replaces each file by that of the same path.
  package mutating func replace(_ files: [String: SourceFile]) {
    for part in [\Self.swift, \.xibs, \.storyboards] {
      self[keyPath: part] = self[keyPath: part].map { files[$0.path] ?? $0 }
    }
  }
}
