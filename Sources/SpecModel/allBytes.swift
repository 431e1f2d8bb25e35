extension StringProtocol {
  /// Whether all bytes are as told, which is known much faster where they stand side by side.
  func allBytes(_ areMeant: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(areMeant) } ?? utf8.allSatisfy(areMeant)
  }
}
